import { taxOnIncome } from '../income-tax/income-tax.ts';
import { type GearingStatus, gearingReasons } from '../law/reform/gearing-status.ts';
import { gearingYear } from '../law/reform/gearing-year.ts';
import { type SettingUsed, settingUsed } from '../law/reform/settings.ts';
import { depreciationYears } from '../rules/depreciation.ts';
import { lossQuarantine } from '../rules/gearing.ts';
import { type Law, lawOfYear } from '../rules/law-on.ts';
import type { Rule } from '../rules/rule.ts';
import { type FinancialYear, financialYearStarting } from '../units/financial-year.ts';
import { roundToDollar } from '../units/money.ts';
import { cents } from '../units/statute.ts';
import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type LossTreatment, lossTreatment } from './loss-treatment.ts';
import { type NegativeGearingInputs, negativeGearing } from './negative-gearing.ts';

/** An income year of a property by the law without and with Act 49 of 2026; dollars to the cent, the owner's share. */
export interface GearingYearsRow {
  readonly incomeYear: FinancialYear;
  /** Net rent of the year before anything is held back; negative for a loss. */
  readonly netRent: number;
  /** Income tax saved by the law without the Act; negative when the rent adds tax. */
  readonly taxSavedWithout: number;
  readonly taxSaved: number;
  /** The pool at the end of the year: losses that wait for later rent or residential gains. */
  readonly carriedForward: number;
  /** The year's loss beyond all other income by the law without the Act: a tax loss, for any later income. */
  readonly taxLossWithout: number;
  readonly taxLoss: number;
  /** Rent less interest and expenses, and the tax saved, over 52 weeks in whole dollars; negative costs the owner. */
  readonly weeklyCashWithout: number;
  readonly weeklyCash: number;
}

export interface GearingYears {
  readonly lossTreatment: LossTreatment;
  readonly status: GearingStatus;
  /** Why, in a sentence. */
  readonly reason: string;
  /** Ten income years; none where the facts that decide are missing. */
  readonly rows: readonly GearingYearsRow[];
  /** Tax savings of all years that the Act takes. */
  readonly taxSavingLost: number;
  readonly carriedForward: number;
  /** What the law leaves open for this property. */
  readonly settingsUsed: readonly SettingUsed[];
  readonly rules: readonly Rule<unknown>[];
  /** Ids of rules of an earlier year that go on. */
  readonly frozen: readonly string[];
}

const yearCount = 10;
/** The last income year before the Act applies; an earlier question starts here. */
const firstYear = '2026-27';

/**
 * A rental property over ten income years from 2026-27, or from the year asked if later: income tax saved with and
 * without Act 49 of 2026, and the losses carried. Rent, interest and expenses stay as they are, depreciation follows its
 * table and ends after Year 10, the income stays. Income tax alone, as in `negativeGearing`. Throws as it does.
 */
export function gearingYears(inputs: NegativeGearingInputs): GearingYears {
  const treatment = lossTreatment('2027-28', inputs);
  const status = statusOf(inputs, treatment);
  const start = inputs.financialYear > firstYear ? inputs.financialYear : firstYear;
  const rules = new Set<Rule<unknown>>([lossQuarantine]);
  const frozen = new Set<string>();
  let pool = 0;
  const rows = Array.from({ length: treatment === 'not-known' ? 0 : yearCount }, (_, index) => {
    const law = lawOfYear(financialYearStarting(Number(start.slice(0, 4)) + index));
    const row = rowOf(inputs, { index, law, isCaught: treatment === 'carried-forward', pool });
    pool = row.carriedForward;
    for (const rule of law.used) rules.add(rule);
    for (const id of law.frozen) frozen.add(id);
    return row;
  });
  return {
    lossTreatment: treatment,
    status,
    reason: gearingReasons[status],
    rows,
    taxSavingLost: cents(rows.reduce((sum, { taxSavedWithout, taxSaved }) => sum + taxSavedWithout - taxSaved, 0)),
    carriedForward: pool,
    settingsUsed: status === 'newBuild' ? [settingUsed('newBuildMeaning'), settingUsed('newBuildLaterBuyer')] : [],
    rules: [...rules],
    frozen: [...frozen],
  };
}

/** A new dwelling contracted before the cut-off is grandfathered too: the contract is asked first. */
function statusOf(inputs: NegativeGearingInputs, treatment: LossTreatment): GearingStatus {
  if (treatment !== 'deductible') return treatment === 'carried-forward' ? 'quarantined' : 'unknown';
  const isBefore = lossTreatment('2027-28', { ...inputs, dwelling: 'established' }) === 'deductible';
  return isBefore ? 'grandfathered' : 'newBuild';
}

interface YearFacts {
  readonly index: number;
  readonly law: Law;
  readonly isCaught: boolean;
  /** Carried into the year. */
  readonly pool: number;
}

function rowOf(inputs: NegativeGearingInputs, { index, law, isCaught, pool }: YearFacts): GearingYearsRow {
  const { rent, deductions, depreciation } = yearOf(inputs, inputs.depreciationYear + index);
  const { financialYear: incomeYear } = law;
  const year = gearingYear({
    incomeYear,
    quarantinedBroughtForward: pool,
    properties: [{ status: isCaught ? 'quarantined' : 'grandfathered', rent, deductions }],
  });
  const income = inputs.currentTaxableIncome;
  const saved = (netRent: number) => cents(taxOnIncome(income, law) - taxOnIncome(income + netRent, law));
  const [taxSavedWithout, taxSaved] = [saved(rent - deductions), saved(year.netRentInTaxableIncome)];
  const weeklyCash = (tax: number) => roundToDollar((rent - deductions + depreciation + tax) / 52);
  return {
    incomeYear,
    netRent: cents(rent - deductions),
    taxSavedWithout,
    taxSaved,
    carriedForward: year.carriedForward,
    taxLossWithout: taxLoss(income, rent - deductions),
    taxLoss: taxLoss(income, year.netRentInTaxableIncome),
    weeklyCashWithout: weeklyCash(taxSavedWithout),
    weeklyCash: weeklyCash(taxSaved),
  };
}

/** The part of a net rent that takes taxable income below 0; 0 for a profit. */
function taxLoss(income: number, netRent: number): number {
  return cents(Math.max(0, -netRent - Math.max(0, income)));
}

/** The owner's rent and deductions in a depreciation year; no depreciation is left after the last of the table. */
function yearOf(inputs: NegativeGearingInputs, depreciationYear: number) {
  const isOver = depreciationYear > depreciationYears.last;
  const year = negativeGearing({ ...inputs, depreciationYear: isOver ? depreciationYears.last : depreciationYear });
  const depreciation = (year.depreciation * inputs.ownershipPercentage) / 100;
  const deductions = isOver ? year.rentalDeductions - depreciation : year.rentalDeductions;
  return { rent: year.rentalIncome, deductions, depreciation: isOver ? 0 : depreciation };
}

/** The working of `gearingYears`, a line for each year; the last amount is the saving lost. Throws as it does. */
export function explainGearingYears(inputs: NegativeGearingInputs): Working {
  const { rows, taxSavingLost } = gearingYears(inputs);
  return [
    ...rows.map(({ incomeYear, netRent, taxSavedWithout, taxSaved, carriedForward }) => ({
      label: `Tax saved, ${incomeYear}`,
      amount: taxSaved,
      unit: 'dollars-per-year' as const,
      formula: `${amountText(taxSavedWithout)} without the Act on ${amountText(netRent)} of net rent; ${amountText(carriedForward)} carried`,
      rule: lossQuarantine,
    })),
    {
      label: 'Tax savings lost in all years',
      amount: taxSavingLost,
      unit: 'dollars',
      formula: 'sum of the savings without the Act less those with it',
    },
  ];
}
