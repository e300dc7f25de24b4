import type {
  Asset,
  AuditEvent,
  ClientNote,
  HeldErasure,
  LeadDetails,
  Liability,
  OutboxMail,
  ProfileRecord,
  Property,
  RecordedValuation,
  SavedLink,
  Session,
} from '@freehold/contract';

/** A client as the demo keeps one. */
export interface DemoClient {
  readonly id: string;
  readonly createdAt: string;
  readonly hasAccount: boolean;
  readonly emailVerified: boolean;
  version: number;
  profile: ProfileRecord;
  assets: Asset[];
  liabilities: Liability[];
  portfolios: unknown[];
  valuations: RecordedValuation[];
}

/** A property with all that advisers see of it. */
export type DemoProperty = Property & { readonly createdAt: string; readonly version: number };

/** A lead without what other records tell of it: its mails and its duplicates. */
export type DemoLead = Omit<LeadDetails, 'report' | 'mails' | 'duplicates'>;

/** A property given to a client. */
export interface DemoAssignment {
  readonly clientId: string;
  readonly propertyId: string;
}

/** A note about a client, which may have been taken away. */
export interface DemoClientNote extends ClientNote {
  readonly clientId: string;
  readonly isRemoved: boolean;
}

/** A client who is being erased, and what comes back when that is taken back. */
export interface DemoErasure {
  readonly held: HeldErasure;
  readonly client: DemoClient;
  readonly savedLinks: readonly SavedLink[];
  readonly assignments: readonly DemoAssignment[];
  readonly leads: readonly DemoLead[];
  readonly mails: readonly OutboxMail[];
}

/** Everything the demo knows; lists that have an order of their own are newest first. */
export interface World {
  /** The profile of the adviser whom the demo is played as. */
  readonly adviser: DemoClient;
  clients: DemoClient[];
  properties: DemoProperty[];
  savedLinks: SavedLink[];
  assignments: DemoAssignment[];
  leads: DemoLead[];
  mails: OutboxMail[];
  clientNotes: DemoClientNote[];
  /** People who are being erased, with what was taken out of sight. */
  erasures: DemoErasure[];
  events: AuditEvent[];
  sessions: Session[];
  /** Sessions of clients by their id, once an adviser has ended one. */
  readonly clientSessions: Map<string, Session[]>;
  /** Whether the demo user's account has an authenticator app, and one that waits for its first code. */
  secondFactor: 'none' | 'waiting' | 'on';
}
