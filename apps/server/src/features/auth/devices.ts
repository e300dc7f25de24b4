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

/** How many devices of one account are remembered: those signed in from last. */
export const devicesOfAccount = 10;

/**
 * The code a person's device is stored under; null for a browser without a token. People who share a browser each have
 * their own code, which reveals neither whose browser it is nor that they share it. A token is 256 random bits, so a
 * plain hash is enough, and a new installation secret forgets no device.
 */
export function deviceCode(emailNormalised: string, { sent }: Pick<DeviceToken, 'sent'>): string | null {
  return sent === null ? null : codeOf(emailNormalised, sent);
}

/** The device's code if the account was signed in to from it in the last 90 days, else null. */
export async function knownDevice(
  reader: Reader,
  asked: { emailNormalised: string; device: DeviceToken; at: Date },
): Promise<string | null> {
  const code = deviceCode(asked.emailNormalised, asked.device);
  if (code === null) return null;
  const device = { emailNormalised: asked.emailNormalised, deviceCode: code, knownSince: knownSince(asked.at) };
  return (await findDevice(reader, device)) ? code : null;
}

/** Remembers the browser an account was signed in to from, and has it keep its token. Needs the account's row lock. */
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
