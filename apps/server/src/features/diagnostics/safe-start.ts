import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { deleteTestAdmins, listTestAdmins } from './queries.ts';

type Started = Pick<Deps['config'], 'isProduction' | 'diagnostics' | 'tokenSecret'>;

const shortestSecret = 32;
const fewestDifferentCharacters = 8;

/** Production may not start like this; the message says why and what to do. */
export class UnsafeProduction extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`Production would not be safe:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.name = 'UnsafeProduction';
    this.reasons = reasons;
  }
}

/**
 * Stops a production start that has development aids, their test administrator, demo sign-ins or a guessable token
 * secret. Throws UnsafeProduction with every reason; does nothing outside production.
 */
export async function refuseUnsafeProduction(db: Deps['db'], config: Started): Promise<void> {
  if (!config.isProduction) return;
  const testAdmins = await listTestAdmins(db.kysely);
  const demoAccounts = await openDemoAccounts(db);
  const rules: readonly (readonly [boolean, string])[] = [
    [config.diagnostics, 'DIAGNOSTICS: the development aids never run in production'],
    [
      testAdmins.length > 0,
      'The database has a test administrator. Start once outside production with DIAGNOSTICS=off, which removes it',
    ],
    [
      demoAccounts.length > 0,
      `The database has demo sign-ins whose passwords were printed or published: ${demoAccounts.join(', ')}. Shut them with npm run demo:disable, or start with an empty database`,
    ],
    [
      config.tokenSecret === null || Buffer.byteLength(config.tokenSecret) < shortestSecret,
      `JWT_SECRET: production needs one of at least ${shortestSecret} bytes`,
    ],
    [isGuessable(config.tokenSecret ?? ''), 'JWT_SECRET: this is a placeholder; make one with openssl rand -base64 48'],
  ];
  const reasons = rules.filter(([broken]) => broken).map(([, reason]) => reason);
  if (reasons.length > 0) throw new UnsafeProduction(reasons);
}

/** Removes the test administrator where the development aids are off: it exists only together with them. */
export async function removeTestAdmins(
  db: Deps['db'],
  { isProduction, diagnostics }: Pick<Started, 'isProduction' | 'diagnostics'>,
): Promise<void> {
  if (!isProduction && !diagnostics) await transaction(db, deleteTestAdmins);
}

function isGuessable(secret: string): boolean {
  const isPlaceholder = /change.?me|your.?secret|jwt.?secret|super.?secret|placeholder|password|example|default/i;
  return secret !== '' && (isPlaceholder.test(secret) || new Set(secret).size < fewestDifferentCharacters);
}
