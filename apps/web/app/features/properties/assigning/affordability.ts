import { type FlatProfile, fullName } from '@freehold/contract';
import {
  type AssignedPurchase,
  type BorrowingInputs,
  borrowingCapacity,
  explainBorrowingCapacity,
  isPartnered,
} from '@freehold/finance';
import { exactMoney } from '#app/lib/calculator/exact-amount.ts';
import { type WorkingRow, workingRows } from '#app/lib/calculator/working-rows.ts';
import { money } from '#app/lib/format.ts';

/** What of a client's record counts towards the borrowing capacity. */
export type ClientFigures = Pick<
  FlatProfile,
  'grossIncome' | 'maritalStatus' | 'assessWithPartner' | 'partnerIncome' | 'dependants' | 'existingLoans'
>;

/**
 * The inputs of the public borrowing formula from a client's record, null without any income. A partner's income counts only
 * for a couple that is assessed together (decisions D-23, X-15); existing loans are the profile's.
 */
export function capacityInputs(client: ClientFigures): BorrowingInputs | null {
  const { grossIncome, assessWithPartner, dependants, existingLoans } = client;
  // Unknown counts as single, in which nothing else differs.
  const maritalStatus = client.maritalStatus === '' ? 'single' : client.maritalStatus;
  const counts = assessWithPartner && isPartnered(maritalStatus) && client.partnerIncome > 0;
  const partnerIncome = counts ? client.partnerIncome : null;
  if (grossIncome + (partnerIncome ?? 0) <= 0) return null;
  return { grossIncome, maritalStatus, partnerIncome, dependants, existingLoans };
}

/** The client's exact borrowing capacity, null when there is not enough information. */
export function capacityOf(client: ClientFigures | null): number | null {
  const inputs = client && capacityInputs(client);
  return inputs && borrowingCapacity(inputs).borrowingCapacity;
}

/** The steps of the client's borrowing capacity, none when there is not enough information. */
export function capacityWorking(client: ClientFigures | null): readonly WorkingRow[] {
  const inputs = client && capacityInputs(client);
  return inputs ? workingRows(explainBorrowingCapacity(inputs)) : [];
}

/** What the affordability line says: the answer, and the figures it rests on. */
export interface AffordabilityLine {
  readonly answer: string;
  readonly reason: string;
}

/** The affordability line of a purchase (decisions K-01, K-02); the capacity is compared with the price. */
export function affordabilityLine(
  { likelyAfford, downPayment }: AssignedPurchase,
  facts: { readonly price: number; readonly capacity: number | null; readonly client: string | null },
): AffordabilityLine {
  const deposit = `The deposit needed is ${money(downPayment)}.`;
  if (facts.client === null) return { answer: 'Choose a client', reason: deposit };
  if (likelyAfford === null || facts.capacity === null) {
    return { answer: 'Not enough information', reason: `${facts.client} has no income on record. ${deposit}` };
  }
  const compared = likelyAfford ? 'covers' : 'is below';
  return {
    answer: likelyAfford ? 'Likely afford: yes' : 'Likely afford: no',
    reason: `The borrowing capacity of ${toTheCent(facts.capacity)} ${compared} the price of ${toTheCent(facts.price)}. ${deposit}`,
  };
}

// A cent can decide, so it shows where there is one.
function toTheCent(amount: number): string {
  return Number.isInteger(amount) ? money(amount) : exactMoney(amount);
}

/** A client's name as it stands in a sentence. */
export function clientName(client: Pick<FlatProfile, 'firstName' | 'lastName'>): string {
  return fullName(client) || 'This client';
}
