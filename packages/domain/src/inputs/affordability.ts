import type { FlatProfile } from '@freehold/contract';
import { type AffordabilityInputs, type BorrowingInputs, isPartnered, purchaseAffordability } from '@freehold/finance';

/** Parts of a client's record that borrowing on it counts. */
export type BorrowerRecord = Pick<
  FlatProfile,
  | 'grossIncome'
  | 'maritalStatus'
  | 'assessWithPartner'
  | 'partnerIncome'
  | 'dependants'
  | 'existingLoans'
  | 'savings'
  | 'assets'
  | 'liabilities'
>;

/**
 * Inputs of the public borrowing formula from a client's record; null without any income. A partner's income counts
 * only for a couple assessed together (decisions D-23, X-15); existing loans are the profile's.
 */
export function capacityInputs(client: BorrowerRecord): BorrowingInputs | null {
  const { grossIncome, assessWithPartner, dependants, existingLoans } = client;
  // Unknown marital status counts as single; nothing else depends on it.
  const maritalStatus = client.maritalStatus === '' ? 'single' : client.maritalStatus;
  const counts = assessWithPartner && isPartnered(maritalStatus) && client.partnerIncome > 0;
  const partnerIncome = counts ? client.partnerIncome : null;
  if (grossIncome + (partnerIncome ?? 0) <= 0) return null;
  return { grossIncome, maritalStatus, partnerIncome, dependants, existingLoans };
}

/** Inputs of a purchase's affordability (decision Y-01) from a client's record; dollars. */
export function affordabilityInputs(
  client: BorrowerRecord,
  wanted: Pick<AffordabilityInputs, 'loanAmount' | 'deposit'>,
): AffordabilityInputs {
  const savings = client.assets.filter(({ assetType }) => assetType === 'Savings');
  return {
    borrowing: capacityInputs(client),
    existingLoans: client.existingLoans,
    liabilities: client.liabilities,
    savingsField: client.savings,
    savingsAssets: savings.reduce((sum, { currentValue }) => sum + currentValue, 0),
    ...wanted,
  };
}

/**
 * What the borrowing calculator starts with from a client's record: every debt counts, as it does where an adviser
 * assigns a property. Null without any income.
 */
export function borrowingStart(client: BorrowerRecord): BorrowingInputs | null {
  const inputs = capacityInputs(client);
  if (inputs === null) return null;
  const { debtsCounted } = purchaseAffordability(affordabilityInputs(client, { loanAmount: 0, deposit: 0 }));
  return { ...inputs, existingLoans: debtsCounted };
}
