import { type BorrowingInputs, borrowingCapacity } from '@freehold/finance';
import { countText, dollarsText } from './figures.ts';

const nobody: BorrowingInputs = {
  grossIncome: 0,
  maritalStatus: 'single',
  partnerIncome: null,
  dependants: 0,
  existingLoans: 0,
};

function ruleValue(id: string): number {
  const rule = borrowingCapacity(nobody).rules.find((candidate) => candidate.id === id);
  if (!rule) throw new RangeError(`the borrowing estimate carries no rule ${id}`);
  return rule.value;
}

/** The engine's income multiple in a text. */
export const incomeMultipleText = countText(ruleValue('lending.income-multiple'));

/** The engine's allowance for each dependant in a text. */
export const allowancePerDependantText = dollarsText(ruleValue('lending.allowance-per-dependant'));
