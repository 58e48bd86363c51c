/** A JSON object's fields, none of them trusted. */
export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
