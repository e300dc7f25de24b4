import { type FlatProfile, fullName } from '@freehold/contract';
import { affordabilityInputs, type BorrowerRecord, borrowingStart, capacityInputs } from '@freehold/domain';
import {
  type AffordabilityInputs,
  type AffordabilityVerdict,
  type AssignedPurchase,
  borrowingCapacity,
  explainBorrowingCapacity,
  explainPurchaseAffordability,
  type PurchaseAffordability,
  purchaseAffordability,
} from '@freehold/finance';
import { type WorkingRow, workingRows } from '#app/calculator/working-rows.ts';
import { exactMoney } from '#app/lib/exact-amount.ts';
import { money } from '#app/lib/format.ts';

/** Parts of a client's record that count towards affordability. */
export type ClientFigures = BorrowerRecord & Pick<FlatProfile, 'firstName' | 'lastName'>;

/** The client's exact borrowing capacity; null without enough information. */
export function capacityOf(client: ClientFigures | null): number | null {
  const inputs = client && capacityInputs(client);
  return inputs && borrowingCapacity(inputs).borrowingCapacity;
}

/** The same less every debt on record (decision Y-01), as the borrowing calculator starts; null without income. */
export function capacityAfterDebts(client: BorrowerRecord): number | null {
  const inputs = borrowingStart(client);
  return inputs && borrowingCapacity(inputs).borrowingCapacity;
}

/** Working of the client's borrowing capacity; empty without enough information. */
function capacityWorking(client: ClientFigures | null): readonly WorkingRow[] {
  const inputs = client && capacityInputs(client);
  return inputs ? workingRows(explainBorrowingCapacity(inputs)) : [];
}

/** Affordability by the client's record: the public formula less the recorded debts (decision Y-01). */
export interface Affordability {
  readonly answer: string;
  /** One sentence for the loan, one for the debts, one for the deposit. */
  readonly reasons: readonly string[];
  /** The specification's own estimate: Existing Loans only, capacity against price. */
  readonly quickReading: string | null;
  readonly working: readonly WorkingRow[];
  /** Working of the quick estimate's capacity. */
  readonly quickWorking: readonly WorkingRow[];
}

interface PurchaseFacts {
  readonly price: number;
  readonly client: ClientFigures | null;
}

/** Whether a client can likely afford a purchase, with what was counted. Throws as `purchaseAffordability` does. */
export function affordability(purchase: AssignedPurchase, { price, client }: PurchaseFacts): Affordability {
  const { downPayment, loanAmount } = purchase;
  if (client === null) {
    const reasons = [`The deposit needed is ${money(downPayment)}.`];
    return { answer: 'Choose a client', reasons, quickReading: null, working: [], quickWorking: [] };
  }
  const inputs = affordabilityInputs(client, { loanAmount, deposit: downPayment });
  const found = purchaseAffordability(inputs);
  return {
    answer: answers[found.verdict],
    reasons: [
      loanReason(found, { loanAmount, name: clientName(client) }),
      debtReason(found, inputs),
      depositReason(found, downPayment),
    ],
    quickReading: quickReading(purchase, { price, client }),
    working: workingRows(explainPurchaseAffordability(inputs)),
    quickWorking: capacityWorking(client),
  };
}

const answers = {
  yes: 'Likely afford: yes',
  no: 'Likely afford: no',
  unknown: 'Not enough information',
} as const satisfies Record<AffordabilityVerdict, string>;

function loanReason(
  { capacity, isLoanCovered }: PurchaseAffordability,
  { loanAmount, name }: { readonly loanAmount: number; readonly name: string },
): string {
  if (capacity === null) return `${name} has no income on record.`;
  const compared = isLoanCovered ? 'covers' : 'is below';
  const [held, asked] = toldApart(capacity, loanAmount);
  return `The borrowing capacity of ${held} after debts ${compared} the loan of ${asked}.`;
}

function debtReason(
  { debtsCounted, recordedDebts }: PurchaseAffordability,
  { existingLoans }: AffordabilityInputs,
): string {
  if (debtsCounted === 0) return 'No debts are on record.';
  const larger = `the larger of ${money(existingLoans)} under Existing Loans and ${money(recordedDebts)} under Liabilities`;
  return `Debts of ${money(debtsCounted)} are counted: ${larger}, cards at their limit.`;
}

function depositReason({ savingsCounted, isDepositCovered }: PurchaseAffordability, deposit: number): string {
  if (savingsCounted === 0 && !isDepositCovered) {
    return `No savings are on record, so the deposit of ${money(deposit)} is not shown to be there; equity in what they own is not counted.`;
  }
  const [held, asked] = toldApart(savingsCounted, deposit);
  if (isDepositCovered) return `Recorded savings of ${held} cover the deposit of ${asked}.`;
  return `Recorded savings of ${held} are below the deposit of ${asked}; equity in what they own is not counted.`;
}

/** The line of decisions K-01 and K-02: the public formula with Existing Loans alone, compared with the price. */
function quickReading({ likelyAfford, downPayment }: AssignedPurchase, { price, client }: PurchaseFacts): string {
  const capacity = capacityOf(client);
  const deposit = `The deposit needed is ${money(downPayment)}.`;
  if (likelyAfford === null || capacity === null) return `not enough information. ${deposit}`;
  const compared = likelyAfford ? 'covers' : 'is below';
  const loans = `It counts ${money(client?.existingLoans ?? 0)} under Existing Loans and no other debt.`;
  const [held, asked] = toldApart(capacity, price);
  return (
    `likely afford: ${likelyAfford ? 'yes' : 'no'}. The borrowing capacity of ${held} ${compared} ` +
    `the price of ${asked}. ${loans} ${deposit}`
  );
}

// Whole dollars; cents only where they decide.
function toldApart(held: number, asked: number): readonly [string, string] {
  const texts = [money(held), money(asked)] as const;
  if (held === asked || texts[0] !== texts[1]) return texts;
  return [toTheCent(held), toTheCent(asked)];
}

function toTheCent(amount: number): string {
  return Number.isInteger(amount) ? money(amount) : exactMoney(amount);
}

/** A client's name for use in a sentence. */
export function clientName(client: Pick<FlatProfile, 'firstName' | 'lastName'>): string {
  return fullName(client) || 'This client';
}
