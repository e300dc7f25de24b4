import type { Role } from '@freehold/contract';

/** The signed-in person a request acts for, as the database knows them now. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly sessionId: string;
  /** When password or code were last given in this session; null in one that an earlier release began. */
  readonly provenAt: Date | null;
}
