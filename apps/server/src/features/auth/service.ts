import { roleOf } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Reader } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { findSessionPerson } from './queries/sessions.ts';
import { isSecondFactorNeeded } from './second-factor.ts';
import { isLive } from './sessions.ts';

interface ActorSources extends Pick<Deps, 'tokens' | 'now'> {
  readonly db: { readonly kysely: Reader };
  readonly config: Pick<Deps['config'], 'adminSecondFactor'>;
}

/** The person a token acts for, as currently stored; null when the token or its session is not valid. */
export async function findActor(
  { db, tokens, now, config }: ActorSources,
  token: string,
): Promise<(Actor & { readonly isSecondFactorNeeded: boolean }) | null> {
  const named = await tokens.read(token, now());
  if (named === null) return null;
  const session = await findSessionPerson(db.kysely, { id: named.sessionId, userId: named.id });
  if (!session || !isLive(session, now())) return null;
  const actor = {
    id: session.user_id,
    email: session.email,
    role: roleOf(session.role),
    sessionId: named.sessionId,
    provenAt: session.proven_at,
  };
  const hasSecondFactor = session.second_factor_at !== null;
  return { ...actor, isSecondFactorNeeded: isSecondFactorNeeded(config, { role: actor.role, hasSecondFactor }) };
}
