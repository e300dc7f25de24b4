import type { Reader, Tx } from '../../../db/transaction.ts';

/** True when an account was signed in to from a device after a moment. */
export async function findDevice(
  reader: Reader,
  asked: { emailNormalised: string; deviceCode: string; knownSince: Date },
): Promise<boolean> {
  const row = await reader
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('users.email_normalised', '=', asked.emailNormalised)
    .where('known_devices.device_mac', '=', asked.deviceCode)
    .where('known_devices.last_used_at', '>', asked.knownSince)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that an account was signed in to from a device. */
export async function insertDevice(tx: Tx, device: { userId: string; deviceCode: string; at: Date }): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: device.userId, device_mac: device.deviceCode, last_used_at: device.at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_mac']).doUpdateSet({ last_used_at: device.at }))
    .execute();
}

/** Forgets all but the newest devices of an account. */
export async function endDevicesBeyond(tx: Tx, { userId, newest }: { userId: string; newest: number }): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_mac', 'not in', (kept) =>
      kept
        .selectFrom('known_devices')
        .select('device_mac')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('device_mac')
        .limit(newest),
    )
    .execute();
}

/** Forgets every device of an account except one. */
export async function forgetDevices(
  tx: Tx,
  { userId, except }: { userId: string; except?: string | null },
): Promise<void> {
  let removal = tx.deleteFrom('known_devices').where('user_id', '=', userId);
  if (except != null) removal = removal.where('device_mac', '!=', except);
  await removal.execute();
}
