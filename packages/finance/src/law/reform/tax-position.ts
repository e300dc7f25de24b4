import { workDeduction } from '../../income-tax/offsets.ts';
import { type Law, lawOfYear } from '../../rules/law-on.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FinancialYear } from '../../units/financial-year.ts';
import { Refusal } from '../../units/refusal.ts';
import { cents } from '../../units/statute.ts';
import { type CgtSale, cgtSale } from './cgt/cgt-sale.ts';
import type { LawSide } from './cgt/sale.ts';
import { isPerson } from './entity.ts';
import { type GearingYear, gearingYear } from './gearing-year.ts';
import type { PersonFamily, TaxPositionInputs } from './person.ts';
import { amount, taxesOn } from './person-taxes.ts';
import type { SettingUsed } from './settings.ts';

/** A person's tax of a year; dollars to the cent. */
export interface TaxPosition {
  readonly netRent: number;
  readonly quarantinedAmount: number;
  readonly quarantinedUsedOnGains: number;
  readonly quarantinedCarriedForward: number;
  readonly netCapitalGain: number;
  readonly capitalLossesCarriedForward: number;
  readonly workDeduction: number;
  readonly taxableIncome: number;
  /** By how much deductions exceed income; not carried into another year here. */
  readonly taxLoss: number;
  readonly basicTax: number;
  readonly lowIncomeOffset: number;
  readonly workingOffset: number;
  readonly seniorOffset: number;
  readonly offsetsUsed: number;
  readonly minimumTax: number;
  readonly incomeTax: number;
  readonly medicareLevy: number;
  readonly medicareSurcharge: number;
  /** Net rental loss and net loss on shares and funds, which surcharge, study loan and Division 293 add back. */
  readonly netInvestmentLoss: number;
  readonly repaymentIncome: number;
  readonly helpRepayment: number;
  /** Extra tax on super contributions of high incomes, which the person pays. */
  readonly division293: number;
  /** Tax the fund pays on the contributions; not part of the total. */
  readonly superContributionsTax: number;
  readonly totalPayable: number;
  readonly withoutProperty: { readonly taxableIncome: number; readonly totalPayable: number };
  /** Total with the property less without it: negative saves tax. */
  readonly propertyEffect: number;
  /** Scales taken from an earlier year. */
  readonly assumed: readonly ('medicareThreshold' | 'surchargeTiers' | 'helpThresholds')[];
  readonly settingsUsed: readonly SettingUsed[];
  readonly rules: readonly Rule<unknown>[];
  /** Ids of rules of an earlier year that go on. */
  readonly frozen: readonly string[];
}

/**
 * A resident person's tax of an income year, whole: rental results by the loss rule, capital gains, taxable income, income
 * tax less offsets, minimum tax, Medicare levy and surcharge, study loan repayment; and the same without the property.
 * Not included: franking, small business concessions, PAYG, a spouse's unused offset. Throws Refusal as `gearingYear` and
 * `cgtSale` do, `entityNotSupported` for a rental owner who is no person, and `notAvailable` where no law is known.
 */
export function taxPosition(inputs: TaxPositionInputs, side: LawSide = 'enacted'): TaxPosition {
  return positionOf(taxAssessment(inputs, side));
}

/** A person's taxes of a year with what they were worked out from. */
export interface TaxAssessment {
  readonly inputs: TaxPositionInputs;
  readonly law: Law;
  readonly rent: GearingYear;
  readonly gains: CgtSale | null;
  readonly work: number;
  /** Taxable income before it is floored at 0. */
  readonly income: number;
  readonly taxes: ReturnType<typeof taxesOn>;
  readonly quarantinedCarriedForward: number;
}

/** The taxes of `taxPosition` alone, for a run of thousands of years. Throws as it does. */
export function taxAssessment(inputs: TaxPositionInputs, side: LawSide = 'enacted'): TaxAssessment {
  const entity = inputs.rental?.entity ?? 'individual';
  if (!isPerson(entity)) {
    throw new Refusal(
      'entityNotSupported',
      'rental.entity',
      `rental.entity is ${entity}; a person or a partner is needed`,
    );
  }
  const law = lawOfYear(inputs.incomeYear);
  const rent = rentOf(inputs, side);
  const work = workOf(inputs, law);
  const before =
    incomeBeforeProperty(inputs, work) + rent.netRentInTaxableIncome + (inputs.rental?.revenueAssetGains ?? 0);
  const gains = gainsOf(inputs, { before, quarantined: rent.quarantinedAmount, side });
  const income = before + (gains?.netCapitalGain ?? 0);
  const netRent = rent.netRentInTaxableIncome;
  const taxes = taxesOn(inputs, { income, netRent, minimumTax: gains?.minimumTax ?? 0, work, law });
  const pool = gains === null ? rent.carriedForward : gains.quarantinedLeft;
  const quarantinedCarriedForward = inputs.rental?.bankruptInYear ? 0 : pool;
  return { inputs, law, rent, gains, work, income, taxes, quarantinedCarriedForward };
}

/** An assessment of somebody with a spouse or dependent children, whose levy and surcharge go by them. */
export function withFamily(assessment: TaxAssessment, family: PersonFamily): TaxAssessment {
  return reassessed(assessment, { ...assessment.inputs, family });
}

/** An assessment of somebody without hospital cover of their own. */
export function withoutCover(assessment: TaxAssessment): TaxAssessment {
  return reassessed(assessment, { ...assessment.inputs, privateHospitalCover: false });
}

/** The same income of a year, taxed by other circumstances of the person. */
function reassessed(assessment: TaxAssessment, inputs: TaxPositionInputs): TaxAssessment {
  const { law, rent, gains, work, income } = assessment;
  const netRent = rent.netRentInTaxableIncome;
  const taxes = taxesOn(inputs, { income, netRent, minimumTax: gains?.minimumTax ?? 0, work, law });
  return { ...assessment, inputs, taxes };
}

/** An assessment as a position: with the same year without the property, and the rules it rests on. */
export function positionOf(assessment: TaxAssessment): TaxPosition {
  const { inputs, law, rent, gains, work, income, taxes: whole, quarantinedCarriedForward } = assessment;
  const netRent = rent.netRentInTaxableIncome;
  const alone = incomeBeforeProperty(inputs, work);
  const hasProperty = income !== alone || netRent !== 0 || gains !== null;
  const without = hasProperty ? taxesOn(inputs, { income: alone, netRent: 0, minimumTax: 0, work, law }) : whole;
  return {
    netRent,
    quarantinedAmount: rent.quarantinedAmount,
    quarantinedUsedOnGains: gains?.quarantinedUsed ?? 0,
    quarantinedCarriedForward,
    netCapitalGain: gains?.netCapitalGain ?? 0,
    capitalLossesCarriedForward: gains?.lossesCarriedForward ?? 0,
    workDeduction: cents(work),
    taxLoss: cents(Math.max(0, -income)),
    ...whole,
    withoutProperty: { taxableIncome: without.taxableIncome, totalPayable: without.totalPayable },
    propertyEffect: cents(whole.totalPayable - without.totalPayable),
    assumed: assumedIn(inputs.incomeYear),
    settingsUsed: [...rent.settingsUsed, ...(gains?.settingsUsed ?? [])],
    rules: [...new Set([...(inputs.rental ? rent.rules : []), ...(gains?.rules ?? []), ...law.used])],
    frozen: law.frozen,
  };
}

/** Under the law without the Act every row is deductible, as an excepted owner's are. */
function rentOf({ rental, incomeYear }: TaxPositionInputs, side: LawSide): GearingYear {
  const given = rental ?? { properties: [] };
  if (side === 'enacted') return gearingYear({ ...given, incomeYear });
  return { ...gearingYear({ ...given, incomeYear, entity: 'complyingSuperFund' }), rules: [] };
}

function workOf({ income, choosesWorkDeduction, incomeYear }: TaxPositionInputs, law: Law): number {
  const itemised = amount('workDeductions', income.workDeductions);
  if (!choosesWorkDeduction) return itemised;
  const labourIncome = amount('salary', income.salary);
  return workDeduction({ labourIncome, itemised, financialYear: incomeYear }, law).deducted;
}

function incomeBeforeProperty({ income }: TaxPositionInputs, work: number): number {
  const received = amount('salary', income.salary) + amount('other', income.other);
  const deducted =
    amount('otherDeductions', income.otherDeductions) + amount('deductibleGifts', income.deductibleGifts);
  return received - work - deducted;
}

interface GainFacts {
  readonly before: number;
  readonly quarantined: number;
  readonly side: LawSide;
}

function gainsOf(inputs: TaxPositionInputs, { before, quarantined, side }: GainFacts): CgtSale | null {
  const { capital, incomeYear, exemptPayment, income } = inputs;
  if (capital === undefined) return null;
  return cgtSale(
    {
      deductibleGifts: income.deductibleGifts,
      exemptPayment,
      ...capital,
      incomeYear,
      otherTaxableIncome: before,
      quarantinedAmount: quarantined,
    },
    side,
  );
}

/** Thresholds not set yet for the year: Medicare after 2025-26, surcharge and study loans after 2026-27. */
function assumedIn(year: FinancialYear): TaxPosition['assumed'] {
  if (year <= '2025-26') return [];
  return year === '2026-27' ? ['medicareThreshold'] : ['medicareThreshold', 'surchargeTiers', 'helpThresholds'];
}
