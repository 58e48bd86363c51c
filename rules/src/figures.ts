/** What is counted of games played by the million, where telling every event would cost as much as the play. */
export interface Figures {
  battles: number;
  attackerWins: number;
  draws: number;
  shortages: number;
  treasures: number;
  reshuffles: number;
}
