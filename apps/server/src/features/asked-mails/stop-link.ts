import { type AskedMailKind, askedMailKinds } from '@freehold/contract';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { isSameText } from '../privacy/index.ts';
import { type AskedKey, stopAsked } from './queries.ts';

const purpose = 'stop-mail-link';

/** The link that stops one kind of a person's mails; it does nothing else, needs no sign-in and does not expire. */
export function stopMailLink(
  { config, secrets }: Pick<Deps, 'config' | 'secrets'>,
  { userId, kind }: AskedKey,
): string {
  return `${config.publicUrl}/api/stop-mail/${userId}.${kind}.${secrets.mac(purpose, `${userId} ${kind}`)}`;
}

/** Whose mails of which kind a link's token stops; null for a token that is not ours. */
export function stopKeyOf({ secrets }: Pick<Deps, 'secrets'>, token: string): AskedKey | null {
  const [userId = '', name, proof = '', ...rest] = token.split('.');
  const kind: AskedMailKind | undefined = askedMailKinds.find((known) => known === name);
  if (kind === undefined || rest.length > 0) return null;
  const isProven = secrets.macs(purpose, `${userId} ${kind}`).some((right) => isSameText(proof, right));
  return isProven ? { userId, kind } : null;
}

/** Stops the mails of a link at once; idempotent, also when the account is gone. */
export async function stopByLink({ db, now }: Pick<Deps, 'db' | 'now'>, key: AskedKey): Promise<void> {
  const at = now();
  await transaction(db, async (tx) => {
    if (!(await stopAsked(tx, { ...key, at }))) return;
    const subject = { kind: 'client', id: key.userId } as const;
    await recordAudit(tx, { at, actor: null, action: 'mail-stopped', subject, fields: [key.kind] });
  });
}
