import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anotherApp, type Held, holdAnother, send, tokenOf } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
import { transaction } from '../../db/transaction.ts';
import type { Keyring } from '../../secrets.ts';
import { sealAudit, verifyAuditSeals } from '../audit/index.ts';
import { erasedCodes } from '../privacy/erase.ts';
import { isUnsubscribed, isUnsubscribeToken, unsubscribe, unsubscribeLink } from '../privacy/unsubscribe.ts';
import { accountLink, createLink } from './account-links.ts';
import { newSecret } from './one-time-codes.ts';
import { rotateKeys } from './rotate-keys.ts';
import { acceptCode } from './second-factor.ts';

const [first, second, third] = ['first', 'second', 'third'].map(
  (word) => `${word} secret of at least thirty-two bytes`,
);
const before: Keyring = { signing: [first ?? ''], data: [first ?? ''] };
const newSigning: Keyring = { signing: [second ?? '', first ?? ''], data: [first ?? ''] };
const newData: Keyring = { signing: [second ?? '', first ?? ''], data: [third ?? '', first ?? ''] };

const email = 'kim@example.com';
const reader = 'reads-no-mails@example.com';
const [recoveryCode, otherRecoveryCode] = ['ABCD-EFGH-JKMN', 'PQRS-TUVW-XYZ2'];
const totpSecret = newSecret();

let server: TestApp;
let made: Pick<TestApp, 'app' | 'deps'>;
let held: Held;
let unsubscribeToken: string;

beforeAll(async () => {
  server = await startTestApp();
  made = await anotherApp(server, { secret: before });
  const { id } = await server.addUser({ role: 'CLIENT', email });
  // A reset removes an authenticator that was set up before the address was confirmed.
  await server.deps.db.query('update users set email_verified_at = now() where id = $1', [id]);
  held = await holdAnother(made, { email });
  const { db, secrets, now } = made.deps;
  await db.kysely
    .insertInto('second_factors')
    .values({
      user_id: held.id,
      secret: secrets.encrypt('second-factor', held.id, totpSecret),
      created_at: now(),
      confirmed_at: now(),
    })
    .execute();
  const codes = [recoveryCode, otherRecoveryCode].map((code) => code.replaceAll('-', ''));
  await db.kysely
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: held.id, code_mac: secrets.mac('recovery-code', `${held.id}.${code}`) })))
    .execute();
  unsubscribeToken = unsubscribeLink(made.deps, reader).split('/').at(-1) ?? '';
  expect(await unsubscribe(made.deps, unsubscribeToken)).toBe(true);
  expect(await sealAudit(made.deps)).toBeGreaterThan(0);
});
afterAll(async () => {
  await made.app.close();
  await server.close();
});

function appCode(): string {
  server.clock.advance({ minutes: 1 });
  const timestamp = server.clock.now().getTime();
  return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp });
}

const opens = ({ deps }: Pick<TestApp, 'deps'>, code: string) =>
  transaction(deps.db, (tx) => acceptCode(deps, tx, { userId: held.id, code }));

/** What an application loses of the time before, by name. */
async function lostTo(app: Pick<TestApp, 'app' | 'deps'>, { recovery }: { recovery: string }): Promise<string[]> {
  const { deps } = app;
  const account = await send(app.app, 'GET /auth/account', { authorization: held.authorization });
  const { problems } = await verifyAuditSeals(deps);
  const [erased = ''] = erasedCodes(made.deps, email);
  const kept: Readonly<Record<string, boolean>> = {
    'access token': account.statusCode === 200,
    'authenticator app': await opens(app, appCode()),
    'recovery code': await opens(app, recovery),
    'unsubscribe link': isUnsubscribeToken(deps, unsubscribeToken),
    'unsubscribed address': await isUnsubscribed(deps, reader),
    'erased address': erasedCodes(deps, email).includes(erased),
    'audit seals': problems.length === 0,
  };
  return Object.keys(kept).filter((name) => kept[name] !== true);
}

it('a new signing secret loses nothing, and links and refresh tokens of before still work', async () => {
  const link = await transaction(made.deps.db, (tx) =>
    createLink(made.deps, tx, { userId: held.id, purpose: 'password-reset' }),
  );
  const token = tokenOf(accountLink(made.deps, 'password-reset', link.id));
  const app = await anotherApp(server, { secret: newSigning });
  expect(await lostTo(app, { recovery: recoveryCode })).toEqual([]);
  const refreshed = await send(app.app, 'POST /auth/refresh', { body: { refreshToken: held.refreshToken } });
  expect(refreshed.statusCode).toBe(200);
  held = { ...held, ...refreshed.json(), authorization: `Bearer ${refreshed.json().accessToken}` };
  const reset = await send(app.app, 'POST /auth/reset-password', { body: { token, password: `${randomUUID()}!A` } });
  expect(reset.statusCode, reset.body).toBe(200);
  await app.app.close();
  figure('U54', 'kinds of things lost with a new signing secret', '0/9');
});

it('a new data secret loses nothing either, and what is encrypted no longer needs the one before', async () => {
  const app = await anotherApp(server, { secret: newData });
  expect(await opens(app, appCode())).toBe(true);
  expect(await rotateKeys(app.deps)).toEqual({ encryptedAnew: 1, unreadable: 0 });
  // The previous test's password change ended the session.
  expect(await lostTo(app, { recovery: otherRecoveryCode })).toEqual(['access token']);
  const without = await anotherApp(server, { secret: { signing: [second ?? ''], data: [third ?? ''] } });
  expect(await opens(without, appCode())).toBe(true);
  for (const one of [app, without]) await one.app.close();
  figure('U54', 'kinds of things lost with a new data secret', '0/6');
});

it('without the secrets before, everything of before is refused', async () => {
  const app = await anotherApp(server, { secret: 'a secret that nobody used before, long enough' });
  const { authorization } = held;
  expect((await send(app.app, 'GET /auth/account', { authorization })).statusCode).toBe(401);
  expect(isUnsubscribeToken(app.deps, unsubscribeToken)).toBe(false);
  expect(await opens(app, appCode())).toBe(false);
  await app.app.close();
});
