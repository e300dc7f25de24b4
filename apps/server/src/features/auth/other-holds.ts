import type { Tx } from '../../db/transaction.ts';
import { forgetDevices } from './queries/devices.ts';
import { deleteSecondFactor } from './queries/second-factors.ts';

/** Removes what else lets a person into an account or keeps its owner out: the authenticator app and known devices. */
export async function removeOtherHolds(tx: Tx, userId: string): Promise<void> {
  await deleteSecondFactor(tx, userId);
  await forgetDevices(tx, { userId });
}
