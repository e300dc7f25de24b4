/** The part of the server's logger that the database layer uses; a pino logger fits. */
export interface DatabaseLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
