import { startSession } from '#app/lib/session.ts';
import { putSessionAside, takeSessionBack } from '#app/lib/session-aside.ts';
import { detailOf, failures } from './log.ts';
import { addRecords, createAdmin, logInAdmin, probeEndpoints, type Report, updateProfile } from './steps.ts';

/** Base URL and API URL, without a trailing slash. */
export interface Addresses {
  readonly base: string;
  readonly api: string;
}

/** Tests every endpoint and logs it. */
export async function testEndpoints(report: Report, { base, api }: Addresses): Promise<void> {
  try {
    await probeEndpoints(report, base, api);
  } catch (error) {
    report.log({ type: 'error', message: failures.endpoints, details: detailOf(error) });
  }
}

/**
 * Creates the test administrator and signs in as them. The token stays if nobody was signed in; otherwise the person's
 * own session is set aside and restored afterwards.
 */
export async function logInAsAdmin(report: Report): Promise<void> {
  await withOwnSessionBack(report, async () => {
    await enter(report);
  });
}

/** Runs all tests in turn: endpoints, administrator, sign-in, an asset, a liability and the profile. */
export async function runAll(report: Report, addresses: Addresses): Promise<void> {
  await testEndpoints(report, addresses);
  await withOwnSessionBack(report, async () => {
    const signedIn = await enter(report);
    if (signedIn === null) return;
    await addRecords(report, signedIn.accessToken);
    await updateProfile(report, signedIn);
  });
}

async function enter(report: Report) {
  const admin = await createAdmin(report);
  const signedIn = admin && (await logInAdmin(report, admin));
  if (signedIn !== null) startSession(signedIn);
  return signedIn;
}

async function withOwnSessionBack(report: Report, work: () => Promise<void>): Promise<void> {
  putSessionAside();
  try {
    await work();
  } finally {
    if (takeSessionBack()) report.log({ type: 'info', message: 'Your own sign-in is back', details: '' });
  }
}
