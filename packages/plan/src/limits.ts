/** How much a plan holds, how long its texts are, and how much is taken from a link or a file. */
export const limits = {
  people: 2,
  kids: 8,
  /** Owners beyond the people. */
  owners: 8,
  homes: 30,
  loans: 60,
  events: 150,
  options: 6,
  /** Changes of one option. */
  changes: 40,
  years: 60,
  /** Of the canonical text, in bytes of UTF-8. */
  bytes: 65_536,
  nameCharacters: 60,
  noteCharacters: 500,
  /** A longer one is cut by some mail programs. */
  linkCharacters: 4096,
  /** Of a link or a file that somebody else made, in bytes. */
  unpackedBytes: 262_144,
  /** Of lists and parts in each other, in a text that somebody else made: a plan has seven. */
  nesting: 20,
  undoSteps: 200,
} as const;
