/** Who may act: two clients with records, two advisers, of whom one has lost the role with their session still open. */
export const personNames = ['owner', 'other', 'admin', 'demoted'] as const;
export type PersonName = (typeof personNames)[number];

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Header of their newest session. */
  readonly authorization: string;
}

/** A call to send: the address below `/api`, and what goes with it. */
export interface SentCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text or bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  readonly from?: string | undefined;
}
