import { normaliseEmail } from '@freehold/contract';
import type { Deps } from '../../deps.ts';
import { unsubscribeDates } from '../privacy/index.ts';
import { askedMailBlocks } from './content.ts';
import { findOccasion } from './queries.ts';

/** A mail that waited longer tells nothing of today. */
const longestWaitMs = 7 * 86_400_000;

/**
 * Why a mail that was asked for must not be sent any more: it was stopped, here or for the whole address, the address
 * is no longer the account's confirmed one, it waited too long, or what it was about is gone. Null where nothing is.
 */
export async function whyWithheld(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'secrets'>,
  { id, recipient, created_at: createdAt }: { id: string; recipient: string; created_at: Date },
): Promise<string | null> {
  const sent = await findOccasion(deps.db.kysely, id);
  if (sent === undefined || sent.stopped_at !== null) return 'Unsubscribed';
  if (sent.is_disabled || sent.email_verified_at === null || sent.email !== recipient)
    return 'Withheld: the address is no longer the confirmed one of the account';
  const address = normaliseEmail(recipient);
  const leftAt = (await unsubscribeDates(deps, deps.db.kysely, [address])).get(address);
  if (leftAt !== undefined && leftAt > sent.asked_at) return 'Unsubscribed';
  if (deps.now().getTime() - createdAt.getTime() > longestWaitMs) return 'Withheld: it waited for more than a week';
  return (await askedMailBlocks(deps, id)) === null ? 'Withheld: what it was about is no longer on record' : null;
}
