/**
 * A ship in side view with the bow to the east: x from about -30 to 36, the water line at y = 16, mast tops at -35 to -43.
 * Paths are drawn from the back to the front in the order of the fields.
 */
export interface Vessel {
  /** Masts and bowsprit: strokes. */
  readonly masts: string;
  readonly sails: readonly string[];
  /** Yards, gaffs and booms while the sails are set: strokes over the sails. */
  readonly yards: string;
  /** Where the canvas is rolled up when the ship drifts: strokes. */
  readonly furled: string;
  /** Seams on the canvas, left out on small ships by their thinness. */
  readonly seams: string;
  readonly hull: string;
  /** Wales and the edge of castles: strokes in the dark colour. */
  readonly wales: string;
  readonly gunports: readonly (readonly [x: number, y: number])[];
  readonly lantern: readonly [x: number, y: number];
  /** Oars in front of the hull; only the galley has them. */
  readonly oars: string;
  /** The head of the mast from which the pennant flies. */
  readonly masthead: readonly [x: number, y: number];
  readonly letter: { readonly x: number; readonly y: number; readonly size: number };
}
