import { states } from '@freehold/finance';

export const stateChoices = states.map((value) => ({ value, label: value }));

export const knownChoices = [
  { value: 'price', label: 'I know the price' },
  { value: 'cash', label: 'I know my cash' },
] as const;

export const buyerChoices = [
  { value: 'first', label: 'First-home buyer' },
  { value: 'owner', label: 'Owner-occupier' },
  { value: 'investor', label: 'Investor' },
] as const;

export const propertyChoices = [
  { value: 'established', label: 'Established home' },
  { value: 'new', label: 'New home' },
  { value: 'land', label: 'Land' },
] as const;

export const insuranceChoices = [
  { value: 'capitalise', label: 'Added to the loan' },
  { value: 'upfront', label: 'Paid upfront' },
  { value: 'waived', label: 'Waived' },
] as const;

export const schemeChoices = [
  { value: 'none', label: 'None' },
  { value: 'fiveDeposit', label: '5% deposit' },
  { value: 'singleParent', label: 'Single parent' },
] as const;

export const regionChoices = [
  { value: 'metro', label: 'Capital or large centre' },
  { value: 'other', label: 'Elsewhere' },
] as const;

export const yesNoChoices = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const;
