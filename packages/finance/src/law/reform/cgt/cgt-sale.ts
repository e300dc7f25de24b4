import { taxOnIncome } from '../../../income-tax/income-tax.ts';
import { medicareLevy } from '../../../income-tax/medicare.ts';
import { capitalGainsDiscounts, reformedGains } from '../../../rules/capital-gains.ts';
import { companyTaxRate, superFundTaxRate } from '../../../rules/entity-tax.ts';
import { type Law, lawOfYear } from '../../../rules/law-on.ts';
import type { Rule } from '../../../rules/rule.ts';
import { parseDate } from '../../../units/calendar.ts';
import { inRange } from '../../../units/checks.ts';
import { type FinancialYear, financialYearOf } from '../../../units/financial-year.ts';
import { largestAmount } from '../../../units/limits.ts';
import { Refusal } from '../../../units/refusal.ts';
import { cents } from '../../../units/statute.ts';
import { type Entity, isPerson, isSuperFund, isTrust } from '../entity.ts';
import { reformDay, reformYear, type SettingUsed } from '../settings.ts';
import { minimumTaxGap } from './minimum-tax.ts';
import { type Gain, netGain } from './net-gain.ts';
import { type AssessedSale, assessSale, type Regime } from './regime.ts';
import type { CgtSaleInputs, GainCategory, LawSide } from './sale.ts';

/** One owner's capital gains of a year and the tax on them; dollars to the cent, the owner's share. */
export interface CgtSale {
  readonly incomeYear: FinancialYear;
  readonly regime: Regime | 'none';
  /** Of a new dwelling, which rules the owner takes. */
  readonly choiceMade?: 'discount' | 'indexation';
  readonly discountEligible: boolean;
  readonly value2027: number | null;
  readonly deferredGain: number;
  readonly deferredLoss: number;
  /** Of the restarted or bought value, to six decimals. */
  readonly indexFactor: number | null;
  readonly indexedCostBase: number | null;
  readonly saleGain: number;
  readonly saleLoss: number;
  readonly afterLosses: Readonly<Record<GainCategory, number>>;
  readonly lossesCarriedForward: number;
  readonly quarantinedUsed: number;
  readonly quarantinedLeft: number;
  readonly discountAmount: number;
  readonly netCapitalGain: number;
  readonly minimumTaxCapitalGain: number;
  readonly incomeTaxOnGain: number;
  readonly medicareOnGain: number;
  readonly minimumTax: number;
  readonly totalTaxOnGain: number;
  readonly settingsUsed: readonly SettingUsed[];
  readonly rules: readonly Rule<unknown>[];
  /** Ids of rules of an earlier year that go on. */
  readonly frozen: readonly string[];
}

/**
 * One owner's capital gains of an income year: at most one sale and other gains, less losses and quarantined rental
 * losses, by the rules of the day of the sale contract (Act 49 of 2026 Schedule 1), and the tax that they add. Taxes of a
 * trust's gain are its beneficiaries'. Throws Refusal `value2027Missing`, `cpiQuarterMissing`, `saleOutsideYear`,
 * `dateOrder`, `shareRange`, `required` and `outOfRange`.
 */
export function cgtSale(inputs: CgtSaleInputs, side: LawSide = 'enacted'): CgtSale {
  const { sale } = inputs;
  if (
    sale?.isNewBuild &&
    (sale.newBuildChoice ?? 'best') === 'best' &&
    isFromReform(sale.soldOn) &&
    side === 'enacted'
  ) {
    const [discount, indexation] = (['discount', 'indexation'] as const).map((newBuildChoice) =>
      assessed({ ...inputs, sale: { ...sale, newBuildChoice } }, side),
    );
    if (discount === undefined || indexation === undefined) throw new Error('both choices are computed');
    return indexation.totalTaxOnGain < discount.totalTaxOnGain ? indexation : discount;
  }
  return assessed(inputs, side);
}

function assessed(inputs: CgtSaleInputs, side: LawSide): CgtSale {
  const { entity = 'individual' } = inputs;
  const incomeYear = yearOf(inputs);
  const law = lawOfYear(incomeYear);
  const isReformed = incomeYear >= reformYear && side === 'enacted';
  const sold = inputs.sale === undefined ? null : assessSale(inputs.sale, { entity, side });
  const losses = lossesOf(inputs);
  const net = netGain([...otherGainsOf(inputs), ...(sold?.gains ?? [])], {
    losses: losses + (sold?.losses ?? 0),
    quarantined: isReformed ? amount('quarantinedAmount', inputs.quarantinedAmount) : 0,
    inOrder: isReformed,
  });
  const minimumTaxGain = isReformed && isPerson(entity) ? minimumTaxBase(net.remaining, inputs) : 0;
  const taxes = taxesOnGain(inputs, { gain: net.netCapitalGain, minimumTaxGain, law });
  return {
    incomeYear,
    ...figuresOf(sold),
    afterLosses: {
      deferredNonResidential: cents(net.afterLosses.deferredNonResidential),
      deferredResidential: cents(net.afterLosses.deferredResidential),
      nonResidential: cents(net.afterLosses.nonResidential),
      residential: cents(net.afterLosses.residential),
    },
    lossesCarriedForward: cents(net.lossesLeft),
    quarantinedUsed: cents(net.quarantinedUsed),
    quarantinedLeft: cents(net.quarantinedLeft),
    discountAmount: cents(net.discountAmount),
    netCapitalGain: cents(net.netCapitalGain),
    minimumTaxCapitalGain: cents(minimumTaxGain),
    ...taxes,
    settingsUsed: sold?.settingsUsed ?? [],
    rules: [capitalGainsDiscounts, ...(isReformed ? [reformedGains] : []), ...law.used],
    frozen: law.frozen,
  };
}

function figuresOf(sold: AssessedSale | null) {
  if (sold === null) {
    const none = { value2027: null, indexFactor: null, indexedCostBase: null };
    return {
      ...none,
      regime: 'none',
      discountEligible: false,
      deferredGain: 0,
      deferredLoss: 0,
      saleGain: 0,
      saleLoss: 0,
    } as const;
  }
  return {
    regime: sold.regime,
    ...(sold.choiceMade === null ? {} : { choiceMade: sold.choiceMade }),
    discountEligible: sold.discountEligible,
    value2027: sold.value2027 === null ? null : cents(sold.value2027),
    deferredGain: cents(sold.deferredGain),
    deferredLoss: cents(sold.deferredLoss),
    indexFactor: sold.indexFactor === null ? null : sixDecimals(sold.indexFactor),
    indexedCostBase: sold.costBase === null ? null : cents(sold.costBase),
    saleGain: cents(sold.saleGain),
    saleLoss: cents(sold.saleLoss),
  };
}

/** Residential and other gains that are neither deferred nor discounted, less gifts (s 119-5). */
function minimumTaxBase(remaining: readonly Gain[], { deductibleGifts }: CgtSaleInputs): number {
  const gains = remaining.filter(
    ({ category, discountPct }) => (category === 'residential' || category === 'nonResidential') && discountPct === 0,
  );
  const total = gains.reduce((sum, gain) => sum + gain.amount, 0);
  return Math.max(0, total - amount('deductibleGifts', deductibleGifts));
}

interface GainOfYear {
  readonly gain: number;
  readonly minimumTaxGain: number;
  readonly law: Law;
}

/** The taxes with the gain less those without it. */
function taxesOnGain(inputs: CgtSaleInputs, { gain, minimumTaxGain, law }: GainOfYear) {
  const { entity = 'individual', exemptPayment = false, otherTaxableIncome: other = 0 } = inputs;
  if (!isPerson(entity)) {
    const incomeTaxOnGain = cents(gain * entityRate(entity, inputs));
    return { incomeTaxOnGain, medicareOnGain: 0, minimumTax: 0, totalTaxOnGain: incomeTaxOnGain };
  }
  inRange('otherTaxableIncome', other, [-largestAmount, largestAmount]);
  const [withGain, without] = [Math.max(0, other + gain), Math.max(0, other)];
  const incomeTaxOnGain = cents(taxOnIncome(withGain, law) - taxOnIncome(without, law));
  const medicareOnGain = cents(levyOn(withGain, law) - levyOn(without, law));
  const minimumTax = exemptPayment ? 0 : minimumTaxGap(minimumTaxGain, withGain, law);
  return {
    incomeTaxOnGain,
    medicareOnGain,
    minimumTax,
    totalTaxOnGain: cents(incomeTaxOnGain + medicareOnGain + minimumTax),
  };
}

function levyOn(taxableIncome: number, law: Law): number {
  const levy = medicareLevy({ taxableIncome, financialYear: law.financialYear }, law);
  return levy.status === 'computed' ? levy.levy : 0;
}

/** A company's rate, a super fund's 15 %; a trust's gain is taxed to its beneficiaries. */
function entityRate(entity: Entity, { companyRatePct = companyTaxRate.value }: CgtSaleInputs): number {
  if (isTrust(entity)) return 0;
  return (isSuperFund(entity) ? superFundTaxRate.value : inRange('companyRatePct', companyRatePct, [0, 100])) / 100;
}

function yearOf({ sale, incomeYear }: CgtSaleInputs): FinancialYear {
  if (sale !== undefined) {
    const year = financialYearOf(parseDate('sale.soldOn', sale.soldOn));
    if (incomeYear === undefined || incomeYear === year) return year;
    const message = `sale.soldOn is ${sale.soldOn}, in ${year} and not in ${incomeYear}`;
    throw new Refusal('saleOutsideYear', 'sale.soldOn', message);
  }
  if (incomeYear !== undefined) return incomeYear;
  throw new Refusal('required', 'incomeYear', 'incomeYear is missing; it is needed without a sale');
}

function otherGainsOf({ otherGains = [] }: CgtSaleInputs): readonly Gain[] {
  return otherGains.map(({ category, amount: gain, discountPct = 0 }) => ({
    category,
    amount: amount('otherGains.amount', gain),
    discountPct: inRange('otherGains.discountPct', discountPct, [0, 100]),
  }));
}

function lossesOf({ losses }: CgtSaleInputs): number {
  return amount('losses.currentYear', losses?.currentYear) + amount('losses.broughtForward', losses?.broughtForward);
}

function isFromReform(day: string): boolean {
  return day >= reformDay;
}

function amount(field: string, value = 0): number {
  return inRange(field, value, [0, largestAmount]);
}

function sixDecimals(factor: number): number {
  return cents(factor * 10_000) / 10_000;
}
