import { transferDuty } from '../law/duty/transfer-duty.ts';
import { yearsBetween } from '../law/reform/cgt/days.ts';
import type { Sale } from '../law/reform/cgt/sale.ts';
import { type GearingStatus, gearingStatus } from '../law/reform/gearing-status.ts';
import type { SettingUsed } from '../law/reform/settings.ts';
import { propertyValue } from '../property/property-value.ts';
import { lossQuarantine, otherExpensesPercent } from '../rules/gearing.ts';
import { variableLoanRates } from '../rules/lending-rates.ts';
import type { Rule } from '../rules/rule.ts';
import { parseDate } from '../units/calendar.ts';
import { inRange } from '../units/checks.ts';
import { type FinancialYear, financialYearOf, financialYearStarting } from '../units/financial-year.ts';
import type { State } from '../units/states.ts';
import { cents } from '../units/statute.ts';
import type { Dwelling } from './dwelling.ts';
import { effectIn, effectOf, type Holding, type Side, sideOf } from './property-law-side.ts';

export interface PropertyLawsInputs {
  /** Dollars. */
  readonly price: number;
  /** Gross yield, percent of the price in the first year. */
  readonly rentalYield: number;
  /** Of value, rent and costs, percent a year. */
  readonly growthRate: number;
  /** Part of the price that is borrowed, percent; interest only at the typical rate of investors. */
  readonly loanPct: number;
  readonly dwelling: Dwelling;
  /** Day of the contract, YYYY-MM-DD. */
  readonly contractDate: string;
  /** Where it stands; its duty enters the cost base. Absent: no duty. */
  readonly state?: State | undefined;
  /** Salary before the property, dollars a year. */
  readonly salary: number;
}

/** An income year by both laws; dollars to the cent, a sole owner. */
export interface PropertyLawsRow {
  readonly incomeYear: FinancialYear;
  /** Rent less interest and costs; negative for a loss. */
  readonly netRent: number;
  /** All tax and levies saved by the law without the Act; negative when the rent adds tax. */
  readonly savedWithout: number;
  readonly saved: number;
  /** Losses carried at the end of the year. */
  readonly carriedForward: number;
}

/** The sale by one law. */
export interface PropertySale {
  /** Gain to 30 June 2027, negative for a loss; null where the law does not split there. */
  readonly gainBefore: number | null;
  /** The rest of the gain, or all of it; negative for a loss. */
  readonly gainAfter: number;
  readonly lossesUsed: number;
  readonly discount: number;
  readonly netCapitalGain: number;
  readonly minimumTax: number;
  /** All tax and levies that the sale adds. */
  readonly tax: number;
}

export interface PropertyLaws {
  readonly status: GearingStatus;
  readonly reason: string;
  /** The ten income years after the one of the contract. */
  readonly rows: readonly PropertyLawsRow[];
  readonly soldOn: string;
  readonly salePrice: number;
  /** Duty in the cost base; null where the place or its table for the day is not known. */
  readonly duty: number | null;
  readonly saleWithout: PropertySale;
  readonly sale: PropertySale;
  /** What the owner of a new home chooses at the sale, the one with less tax; null without the choice. */
  readonly choice: 'discount' | 'indexation' | null;
  /** Losses that nothing has used after the sale. */
  readonly carriedAfter: number;
  /** Tax over all years and the sale that the Act adds; negative when it takes less. */
  readonly extraPayable: number;
  readonly settingsUsed: readonly SettingUsed[];
  readonly rules: readonly Rule<unknown>[];
  /** Ids of rules of an earlier year that go on. */
  readonly frozen: readonly string[];
}

/** Full income years of letting before the sale. */
const yearCount = 10;
/** Percent a year, as the Budget illustrates it. */
const inflationPct = 2.5;

/**
 * A rental home held for ten full income years and then sold, by the law with and without Act 49 of 2026: tax and levies
 * of the years, losses carried, and what of them the sale uses. A sole owner whose salary stays; rent and costs grow like
 * the value, the interest stays. No depreciation, vacancies or selling costs. Throws RangeError as `propertyValue` and
 * `taxPosition` do, and for a contract on a day that is none.
 */
export function propertyLaws(inputs: PropertyLawsInputs): PropertyLaws {
  const { dwelling, contractDate } = inputs;
  const first = Number(financialYearOf(parseDate('contractDate', contractDate)).slice(0, 4)) + 1;
  const { status, reason, settingsUsed } = gearingStatus({
    incomeYear: financialYearStarting(first),
    entity: 'individual',
    use: 'residential',
    isNewBuild: dwelling === 'new',
    interests: [{ sharePct: 100, acquiredAt: contractDate }],
  });
  const rents = Array.from({ length: yearCount }, (_, year) => rentAndCosts(inputs, year));
  const { sale, duty } = saleOf(inputs, `${first + yearCount}-07-01`);
  const held: Holding = { first, salary: inputs.salary, status, rents, sale };
  const [old, enacted] = [sideOf(held, 'without-the-act'), sideOf(held, 'enacted')];
  const used = [...settingsUsed, ...enacted.gain.settingsUsed];
  return {
    status,
    reason,
    rows: rents.map(({ rent, deductions }, year) => ({
      incomeYear: financialYearStarting(first + year),
      netRent: cents(rent - deductions),
      savedWithout: effectIn(old, year),
      saved: effectIn(enacted, year),
      carriedForward: enacted.positions[year]?.quarantinedCarriedForward ?? 0,
    })),
    soldOn: sale.soldOn,
    salePrice: cents(sale.salePrice),
    duty,
    saleWithout: saleFigures(old),
    sale: saleFigures(enacted),
    choice: enacted.gain.choiceMade ?? null,
    carriedAfter: enacted.gain.quarantinedLeft,
    extraPayable: cents(effectOf(enacted) - effectOf(old)),
    settingsUsed: [...new Map(used.map((setting) => [setting.setting, setting])).values()],
    rules: [...new Set([lossQuarantine, otherExpensesPercent, variableLoanRates, ...rulesOf(enacted)])],
    frozen: [...new Set(enacted.positions.flatMap(({ frozen }) => frozen))],
  };
}

/** Rent, and interest with costs, of a year; 0 is the first. */
function rentAndCosts({ price, rentalYield, growthRate, loanPct }: PropertyLawsInputs, year: number) {
  const value = propertyValue({ price, growthPct: growthRate, years: year });
  const loan = (price * inRange('loanPct', loanPct, [0, 110])) / 100;
  return {
    rent: cents((value * inRange('rentalYield', rentalYield, [0, 100])) / 100),
    deductions: cents((loan * variableLoanRates.value.investor + value * otherExpensesPercent.value) / 100),
  };
}

/** The sale, and the duty of a purchase by an investor, which is part of the cost base. */
function saleOf(inputs: PropertyLawsInputs, soldOn: string): { readonly sale: Sale; readonly duty: number | null } {
  const { price, growthRate: growthPct, contractDate, dwelling, state } = inputs;
  const property = dwelling === 'new' ? 'new' : 'established';
  const bought = state === undefined ? null : transferDuty({ state, contractDate, price, buyer: 'investor', property });
  const duty = bought?.status === 'computed' ? bought.duty : null;
  const sale: Sale = {
    acquiredOn: contractDate,
    soldOn,
    purchasePrice: price,
    purchaseCosts: duty ?? 0,
    salePrice: cents(propertyValue({ price, growthPct, years: yearsBetween(contractDate, soldOn) })),
    value2027: { method: 'apportioned' },
    indexation: { method: 'rate', annualPct: inflationPct },
    isNewBuild: dwelling === 'new',
  };
  return { sale, duty };
}

function saleFigures({ positions, gain }: Side): PropertySale {
  return {
    gainBefore: gain.value2027 === null ? null : cents(gain.deferredGain - gain.deferredLoss),
    gainAfter: cents(gain.saleGain - gain.saleLoss),
    lossesUsed: gain.quarantinedUsed,
    discount: gain.discountAmount,
    netCapitalGain: gain.netCapitalGain,
    minimumTax: gain.minimumTax,
    tax: positions.at(-1)?.propertyEffect ?? 0,
  };
}

function rulesOf({ positions }: Side): readonly Rule<unknown>[] {
  return positions.flatMap(({ rules }) => rules);
}
