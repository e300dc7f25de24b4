/** A browser's device token: it grants no access, but its holder's attempts and mails are counted separately. */
export interface DeviceToken {
  /** The token sent, if it is well formed. */
  readonly sent: string | null;
  /** Sets this token in the response. */
  keep(token: string): void;
}

/** How long a browser keeps its device token, and the device stays known, after the last sign-in: 90 days. */
export const deviceKeptSeconds = 90 * 86_400;
