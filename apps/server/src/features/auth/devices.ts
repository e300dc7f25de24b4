import { createHash, randomBytes } from 'node:crypto';
import type { Reader, Tx } from '../../db/transaction.ts';
import { type DeviceToken, deviceKeptSeconds } from '../../device-token.ts';
import { endDevicesBeyond, findDevice, insertDevice } from './queries/devices.ts';

/** Where a request came from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
  readonly device: DeviceToken;
}

/** How many devices of one account are known at a time; the ones signed in from last. */
export const devicesOfAccount = 10;

/**
 * The code that a person's device is stored under; null for a browser without a token. Several people may share a browser: each has
 * a code of their own, which says neither whose browser it is nor that they share it. A token is 256 random bits, so a plain hash
 * is enough, and a new secret of the installation forgets nobody.
 */
export function deviceCode(emailNormalised: string, { sent }: Pick<DeviceToken, 'sent'>): string | null {
  return sent === null ? null : codeOf(emailNormalised, sent);
}

/** The code of the device where the person's account was signed in to from it in the last 90 days, else null. */
export async function knownDevice(
  reader: Reader,
  asked: { emailNormalised: string; device: DeviceToken; at: Date },
): Promise<string | null> {
  const code = deviceCode(asked.emailNormalised, asked.device);
  if (code === null) return null;
  const device = { emailNormalised: asked.emailNormalised, deviceCode: code, knownSince: knownSince(asked.at) };
  return (await findDevice(reader, device)) ? code : null;
}

/** Remembers the browser that an account was signed in to from, and has it keep its token. Hold the account's row. */
export async function rememberDevice(
  tx: Tx,
  { userId, emailNormalised, device, at }: { userId: string; emailNormalised: string; device: DeviceToken; at: Date },
): Promise<void> {
  const token = device.sent ?? randomBytes(32).toString('base64url');
  await insertDevice(tx, { userId, deviceCode: codeOf(emailNormalised, token), at });
  await endDevicesBeyond(tx, { userId, newest: devicesOfAccount });
  device.keep(token);
}

function knownSince(at: Date): Date {
  return new Date(at.getTime() - deviceKeptSeconds * 1_000);
}

function codeOf(emailNormalised: string, token: string): string {
  return createHash('sha256')
    .update(JSON.stringify([emailNormalised, token]))
    .digest('base64url');
}
