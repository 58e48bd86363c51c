/** Which half of a turn a die lies on. */
export type Tint = 'morning' | 'evening';
