import { lossQuarantine } from '../../rules/gearing.ts';
import { amountText } from '../../working/amount-text.ts';
import type { Working, WorkingLine } from '../../working/line.ts';
import { type GearingStatusInputs, gearingStatus } from './gearing-status.ts';
import { type GearingYearInputs, gearingYear } from './gearing-year.ts';

/** The working of `gearingStatus`: the part whose losses are held back, with the reason. Throws as it does. */
export function explainGearingStatus(inputs: GearingStatusInputs): Working {
  const { quarantinedSharePct, reason, settingsUsed } = gearingStatus(inputs);
  return [
    {
      label: 'Part of the property whose losses are held back',
      amount: quarantinedSharePct,
      unit: 'percent',
      formula: [reason, ...settingsUsed.map(({ words }) => words)].join(' '),
      rule: lossQuarantine,
    },
  ];
}

/** The working of `gearingYear`, a line for each step of s 26-155; the last amount is carried forward. Throws as it does. */
export function explainGearingYear(inputs: GearingYearInputs): Working {
  const year = gearingYear(inputs);
  const broughtForward = inputs.quarantinedBroughtForward ?? 0;
  const line = (label: string, amount: number, formula: string): WorkingLine => ({
    label,
    amount,
    unit: 'dollars-per-year',
    formula,
    rule: lossQuarantine,
  });
  const usedOnGains = year.appliedToDeferredResidentialGains + year.appliedToResidentialGains;
  return [
    line(
      'Excess of caught homes',
      year.initialExcess,
      `deductions of caught homes + ${amountText(broughtForward)} brought forward − their rent, not below $0`,
    ),
    line(
      'Met by net rent of other homes and revenue gains',
      year.reductionByExemptIncomeAndRevenueGains,
      `the lesser of ${amountText(year.initialExcess)} and ${amountText(Math.max(0, year.exemptNetIncome))} with revenue gains`,
    ),
    line(
      'Held back',
      year.quarantinedAmount,
      `${amountText(year.initialExcess)} − ${amountText(year.reductionByExemptIncomeAndRevenueGains)}`,
    ),
    line(
      'Net rent in taxable income',
      year.netRentInTaxableIncome,
      `rent less ${amountText(year.deductionsAllowed)} allowed`,
    ),
    line('Used on residential capital gains', usedOnGains, 'deferred residential gains first, then residential ones'),
    line(
      'Carried forward',
      year.carriedForward,
      inputs.bankruptInYear
        ? 'a bankruptcy ends what is left'
        : `${amountText(year.quarantinedAmount)} − ${amountText(usedOnGains)}`,
    ),
  ];
}
