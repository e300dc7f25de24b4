import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { lockFactorSecrets, replaceFactorSecret } from './queries/second-factors.ts';
import { factorPurpose } from './second-factor.ts';

/** Counts of authenticator secrets by outcome. */
interface RotatedKeys {
  readonly encryptedAnew: number;
  /** Secrets that no configured data secret decrypts. */
  readonly unreadable: number;
}

/** Re-encrypts everything stored encrypted under the current data secret, in one transaction. */
export async function rotateKeys({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<RotatedKeys> {
  return await transaction(db, async (tx) => {
    const factors = await lockFactorSecrets(tx);
    let encryptedAnew = 0;
    for (const factor of factors) if (await encryptAnew(tx, secrets, factor)) encryptedAnew += 1;
    return { encryptedAnew, unreadable: factors.length - encryptedAnew };
  });
}

type Factor = Awaited<ReturnType<typeof lockFactorSecrets>>[number];

async function encryptAnew(tx: Tx, secrets: Deps['secrets'], { user_id: userId, secret }: Factor): Promise<boolean> {
  const text = secrets.decrypt(factorPurpose, userId, secret);
  if (text === null) return false;
  await replaceFactorSecret(tx, { userId, secret: secrets.encrypt(factorPurpose, userId, text) });
  return true;
}
