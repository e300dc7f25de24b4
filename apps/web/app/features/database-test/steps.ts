import { routes, type SignInReply, type TestAdmin } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import { transport } from '../../lib/retry-policy.ts';
import { detailOf, failures, isUnusableAnswer, type NewEntry } from './log.ts';

/** The tests in the order the page lists them. */
export const testNames = [
  'Admin Creation',
  'Asset Creation',
  'Liability Creation',
  'Profile Update',
  'Admin Role Set',
] as const;
export type TestName = (typeof testNames)[number];
export type TestStatus = 'Not Run' | 'Success' | 'Failed';

/** Receives the log and the outcome of a step. */
export interface Report {
  log(entry: NewEntry): void;
  set(name: TestName, status: TestStatus): void;
}

const description = 'Database permission test';
const testAsset = { assetType: 'Savings', currentValue: 1_000, description } as const;
const testLiability = { liabilityType: 'Credit Card', loanBalance: 1_000, description } as const;
const testProfile = {
  address: '1 Test Street, Testville, NSW, 2000, Australia',
  occupation: 'Database tester',
} as const;

/**
 * Calls each endpoint, logs and returns which of them respond; `base` and `api` have no trailing slash. Throws when
 * none does.
 */
export async function probeEndpoints({ log }: Report, base: string, api: string): Promise<Map<string, boolean>> {
  const addresses = new Map([['base', base], ...['/auth/test', '/profiles', '/diagnostic'].map(inApi)]);
  const reached = new Map<string, boolean>();
  for (const [name, address] of addresses) {
    const isReached = await isAccessible(address);
    reached.set(name, isReached);
    const message = `${name} is ${isReached ? 'accessible' : 'not accessible'}`;
    log({ type: isReached ? 'success' : 'error', message, details: address });
  }
  if (![...reached.values()].includes(true)) throw new Error('Nothing answered');
  log({ type: 'info', message: 'API endpoints tested', details: textOf(Object.fromEntries(reached)) });
  return reached;

  function inApi(path: string): [string, string] {
    return [path, `${api}${path}`];
  }
}

/** Logs the server's database status, which only an ADMIN may read. */
export async function readDiagnostic({ log }: Report): Promise<void> {
  try {
    const found = await call(routes.diagnostics.diagnostic, {});
    log({ type: 'success', message: 'Diagnostic info received', details: textOf(found) });
  } catch (error) {
    log({ type: 'error', message: failures.diagnostic, details: detailOf(error) });
  }
}

/** Creates the test administrator or finds the existing one; null on failure. */
export async function createAdmin({ log, set }: Report): Promise<TestAdmin | null> {
  try {
    const admin = await call(routes.diagnostics.createAdmin, {});
    const { userId, email, role } = admin;
    set('Admin Creation', 'Success');
    set('Admin Role Set', role === 'ADMIN' ? 'Success' : 'Failed');
    log({ type: 'success', message: 'Test admin is there', details: textOf({ userId, email, role }) });
    return admin;
  } catch (error) {
    set('Admin Creation', 'Failed');
    set('Admin Role Set', 'Failed');
    const message = isUnusableAnswer(error) ? failures.noUser : failures.createAdmin;
    log({ type: 'error', message, details: detailOf(error) });
    return null;
  }
}

/** Signs the test administrator in; null on failure. */
export async function logInAdmin({ log }: Report, { email, password }: TestAdmin): Promise<SignInReply | null> {
  try {
    const reply = await call(routes.auth.login, { body: { email, password } });
    log({ type: 'success', message: 'Admin login worked', details: textOf({ id: reply.id, email, role: reply.role }) });
    return reply;
  } catch (error) {
    const message = isUnusableAnswer(error) ? failures.noToken : failures.login;
    log({ type: 'error', message, details: detailOf(error) });
    return null;
  }
}

/** Posts a test asset and a test liability to the administrator's own record. */
export async function addRecords({ log, set }: Report, accessToken: string): Promise<void> {
  const additions = [
    ['Asset Creation', () => call(routes.diagnostics.createAsset, { body: testAsset, accessToken })],
    ['Liability Creation', () => call(routes.diagnostics.createLiability, { body: testLiability, accessToken })],
  ] as const;
  for (const [name, add] of additions) {
    try {
      const reply = await add();
      set(name, reply.status === 'success' ? 'Success' : 'Failed');
      log({ type: 'success', message: `${name} worked`, details: textOf(reply) });
    } catch (error) {
      set(name, 'Failed');
      log({ type: 'error', message: failures.records, details: `${name}: ${detailOf(error)}` });
    }
  }
}

/** Reads the administrator's own profile, writes an address and an occupation, and reads both back. */
export async function updateProfile({ log, set }: Report, { id, accessToken }: SignInReply): Promise<void> {
  try {
    await call(routes.profiles.read, { params: { id }, accessToken });
    await call(routes.profiles.update, { params: { id }, body: testProfile, accessToken });
    const { address, occupation } = await call(routes.profiles.read, { params: { id }, accessToken });
    const isKept = address === testProfile.address && occupation === testProfile.occupation;
    set('Profile Update', isKept ? 'Success' : 'Failed');
    const message = isKept ? 'Profile updated and read back' : failures.profile;
    log({ type: isKept ? 'success' : 'error', message, details: textOf({ address, occupation }) });
  } catch (error) {
    set('Profile Update', 'Failed');
    log({ type: 'error', message: failures.profile, details: detailOf(error) });
  }
}

function textOf(value: object): string {
  return JSON.stringify(value, null, 2);
}

/**
 * True when something responds at an address: any status but 404 and 5xx counts, so a rejection does too (decision
 * F-10). Sends no token and does not retry. Never throws.
 */
async function isAccessible(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(transport.timeoutMs);
    const { status } = await fetch(address, { credentials: 'omit', cache: 'no-store', signal });
    return status !== 404 && status < 500;
  } catch {
    return false;
  }
}
