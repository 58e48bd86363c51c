export const POSITION = 0;
