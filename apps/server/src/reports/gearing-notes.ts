import { type GearingScenario, moneyText } from '@freehold/contract';
import { lossQuarantine, type NegativeGearing } from '@freehold/finance';
import { dateText } from '../dates.ts';

/** What to know about the figures of this case, and about the law that changes them. */
export function gearingNotes(result: NegativeGearing, { financialYear }: GearingScenario): readonly string[] {
  const { negativeGearingAmount: loss, newTaxableIncome } = result;
  const isLossIncome = newTaxableIncome < 0;
  return [
    loss > 0
      ? `Deductions are ${moneyText(loss)} a year more than rent, your share. ${lossText(result, financialYear)}`
      : `Rent is ${moneyText(-loss)} a year more than deductions, your share.`,
    ...(isLossIncome
      ? ['A taxable income below $0 is a loss: its tax is $0, and the loss is carried forward to later years.']
      : []),
    lawText(),
  ];
}

function lossText({ lossTreatment, taxSavings }: NegativeGearing, year: string): string {
  if (lossTreatment === 'deductible') return `Tax is ${moneyText(taxSavings)} lower in ${year}.`;
  if (lossTreatment === 'carried-forward') {
    return `It lowers no tax in ${year}: it can no longer be set against other income and is carried forward.`;
  }
  return `No saving is projected for ${year}: it depends on when the contract was made and whether the dwelling was new.`;
}

function lawText(): string {
  const start = lossQuarantine.from === null ? '' : dateText(lossQuarantine.from);
  return (
    `From ${start}, rental losses on established homes contracted from 7:30 pm AEST on 12 May 2026 cannot be set against ` +
    `other income; they are carried forward. New dwellings and earlier contracts are not affected. As at ${dateText(lossQuarantine.read)}.`
  );
}
