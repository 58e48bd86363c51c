/** How much of anything may be sent. */
export const LIMITS = {
  /** Characters of a name that a person gives themselves. */
  name: 20,
  /** Characters of something said at a table. */
  chat: 200,
  /** Characters of the word that a seat adds to the dice. */
  word: 100,
  /** Characters of a choice in the notation. */
  choice: 100,
  /** Bytes of a message over the socket. */
  message: 16 * 1024,
  /** Characters that a program says about itself. */
  about: 200,
  /** Tables that one connection hears of at a time. */
  followed: 50,
  /** Bytes of the body of a request. */
  body: 16 * 1024,
} as const;
