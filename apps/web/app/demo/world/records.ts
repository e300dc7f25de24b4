import type {
  Adviser,
  AskedMailKind,
  Asset,
  AuditEvent,
  ClientNote,
  ClientTask,
  DealStage,
  HeldErasure,
  KeptPlan,
  KeptPlanVersion,
  LeadDetails,
  Liability,
  OutboxMail,
  PlanDocument,
  PlanSuggestion,
  PracticeState,
  ProfileRecord,
  Property,
  RecordedValuation,
  SavedLink,
  SavedView,
  Session,
} from '@freehold/contract';

/** A client's record in the demo. */
export interface DemoClient {
  readonly id: string;
  readonly createdAt: string;
  readonly hasAccount: boolean;
  readonly emailVerified: boolean;
  version: number;
  /** When the record was last changed. */
  updatedAt: string;
  profile: ProfileRecord;
  assets: Asset[];
  liabilities: Liability[];
  portfolios: unknown[];
  valuations: RecordedValuation[];
}

/** A property with everything advisers see. */
export type DemoProperty = Property & { readonly createdAt: string; readonly version: number };

/** A lead without what is derived from other records: its mails and its duplicates. */
export type DemoLead = Omit<LeadDetails, 'report' | 'mails' | 'duplicates' | 'stage'> & {
  /** The stage since the conversion; null is Fact find. */
  readonly dealStage: DealStage | null;
};

/** A property assigned to a client. */
export interface DemoAssignment {
  readonly clientId: string;
  readonly propertyId: string;
}

/** A note about a client, which may have been deleted. */
export interface DemoClientNote extends ClientNote {
  readonly clientId: string;
  readonly isRemoved: boolean;
}

/** A version of a plan, and what its client has of it where an adviser locked what was published. */
export interface DemoVersion extends KeptPlanVersion {
  readonly shown: PlanDocument | null;
}

/** A plan of a client with what was kept under a name. */
export interface DemoPlan extends KeptPlan {
  readonly clientId: string;
  readonly changes: readonly { readonly version: number; readonly change: PlanDocument }[];
  readonly versions: readonly DemoVersion[];
  /** What the client suggested, the newest first. */
  readonly suggestions: readonly PlanSuggestion[];
  /** What the client was shown of an adviser’s plan. */
  readonly shown: Pick<KeptPlan, 'title' | 'version' | 'document' | 'createdAt' | 'updatedAt'> | null;
}

/** A task for a client, which may have been deleted. */
export interface DemoClientTask extends ClientTask {
  readonly clientId: string;
  readonly isRemoved: boolean;
}

/** A client being erased, and the data that comes back if the erasure is undone. */
export interface DemoErasure {
  readonly held: HeldErasure;
  readonly client: DemoClient;
  readonly savedLinks: readonly SavedLink[];
  readonly assignments: readonly DemoAssignment[];
  readonly leads: readonly DemoLead[];
  readonly mails: readonly OutboxMail[];
}

/** An adviser of the demo's practice, without what is counted for the list. */
export type DemoAdviser = Omit<Adviser, 'clients' | 'openLeads'>;

/** Whose a client is, and since when. */
export interface DemoClientAdviser {
  readonly clientId: string;
  readonly adviserId: string;
  readonly since: string;
}

/** All data of the demo; ordered lists are newest first. */
export interface World {
  /** Profile of the demo's adviser. */
  readonly adviser: DemoClient;
  clients: DemoClient[];
  advisers: DemoAdviser[];
  clientAdvisers: DemoClientAdviser[];
  properties: DemoProperty[];
  savedLinks: SavedLink[];
  assignments: DemoAssignment[];
  leads: DemoLead[];
  mails: OutboxMail[];
  clientNotes: DemoClientNote[];
  clientTasks: DemoClientTask[];
  plans: DemoPlan[];
  savedViews: SavedView[];
  /** People being erased, with the hidden data. */
  erasures: DemoErasure[];
  events: AuditEvent[];
  sessions: Session[];
  /** The practice, which nobody has entered at the start. */
  practice: PracticeState;
  /** Ids of client sessions an adviser ended. */
  readonly clientSessions: Map<string, Session[]>;
  /** Kinds of mail that the demo's client asked for, with when. */
  readonly askedMails: Map<AskedMailKind, string>;
  /** State of the demo user's authenticator app, and one waiting for its first code. */
  secondFactor: 'none' | 'waiting' | 'on';
}
