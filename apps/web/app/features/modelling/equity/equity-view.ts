import { type EquityScenario, equityLimits, type Outlook } from '@freehold/contract';
import { figureOf, figureText, growthPercents, growthText, type Line, rateText } from '@freehold/domain';
import {
  type EquityInputs,
  type EquityProjection,
  equityDefaults,
  equityDepositPercent,
  equityProjection,
  explainEquityProjection,
  growthNames,
  type LoanType,
} from '@freehold/finance';
import { money, percent } from '#app/lib/format.ts';
import { lazyValue } from '#app/loading/lazy-value.ts';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import type { CheckedInputs } from '../shared/checked-inputs.ts';
import type { GrowthComparison, ToolReport } from '../shared/tool-report.ts';

/** Loan types by their label. */
export const loanTypeLabels: Readonly<Record<LoanType, string>> = {
  interest_only: 'Interest only',
  principal_and_interest: 'Principal and interest',
};

/** Everything the equity tool shows of valid inputs. */
export interface EquityView {
  readonly projection: EquityProjection;
  readonly priceRise: number;
  readonly summary: string;
  readonly report: ToolReport;
}

const comparedYears = [10, 20, 30] as const;

const viewOf = memoizeByReference((equity: EquityScenario) =>
  memoizeByReference((outlook: Outlook) => equityView(equity, outlook)),
);

/** The tab's figures, the same for the same inputs, or null while one is invalid. */
export function equityViewOf({ equity, outlook }: Pick<CheckedInputs, 'equity' | 'outlook'>): EquityView | null {
  return equity.inputs && outlook.inputs && viewOf(equity.inputs)(outlook.inputs);
}

/** The equity projection as the tab and the comparison report show it. */
export function equityView(scenario: EquityScenario, outlook: Outlook): EquityView {
  const inputs = engineInputs(scenario, outlook);
  const projection = equityProjection(inputs);
  const { priceRise } = outlook;
  const after = (years: number) =>
    figureOf(
      `Equity after ${years === 1 ? '1 year' : `${years} years`}`,
      { amount: equityIn(projection, years), years },
      priceRise,
    );
  const headline = after(10);
  return {
    projection,
    priceRise,
    summary: summaryOf(projection, priceRise),
    report: {
      title: 'Property equity projection',
      inputs: readBack(scenario, outlook),
      headline,
      figures: [
        {
          label: `Deposit, ${percent(equityDepositPercent.value)} of the value`,
          value: money(projection.deposit),
          today: null,
        },
        {
          label: `Loan, ${percent(100 - equityDepositPercent.value)} of the value`,
          value: money(projection.loan),
          today: null,
        },
        { label: 'Monthly repayment', value: `${money(projection.monthlyRepayment)} a month`, today: null },
        after(1),
        headline,
        after(20),
        after(30),
      ],
      comparison: lazyValue(() => comparisonOf(scenario, outlook)),
      findings: [...schemeFindings(scenario), repaidText(projection, scenario), guaranteeText(projection), notCounted],
      limits: equityLimits,
      working: lazyValue(() => explainEquityProjection(inputs)),
    },
  };
}

function engineInputs(scenario: EquityScenario, outlook: Outlook): EquityInputs {
  return { ...scenario, termYears: equityDefaults.termYears, growthRates: growthPercents(outlook) };
}

function equityIn({ rows }: EquityProjection, year: number): number {
  return rows[year]?.equity ?? 0;
}

// Housing Australia, 5% Deposit Scheme: loans repay principal and interest; exceptions are for construction and
// hardship.
const outsideScheme =
  'Interest only with the guarantee is outside the 5% Deposit Scheme, whose loans repay principal and interest. These figures ' +
  'show such a loan as if it could be had.';

const notCounted =
  'Not counted: transfer duty, lenders mortgage insurance where the guarantee does not apply, and the price caps of the ' +
  'scheme, which differ by state and area. Each can change whether and for how much you can buy.';

/** Splits the equity after ten years into repaid loan and growth in value. */
function repaidText({ loan, rows }: EquityProjection, { loanType }: EquityScenario): string {
  const owed = rows[10]?.debt ?? loan;
  return loanType === 'interest_only'
    ? `After 10 years nothing of the loan is repaid: ${money(owed)} is still owed, and equity comes from the value alone.`
    : `After 10 years ${money(loan - owed)} of the loan is repaid and ${money(owed)} is still owed; equity counts both.`;
}

function schemeFindings({ loanType }: EquityScenario): readonly string[] {
  return loanType === 'interest_only' ? [outsideScheme] : [];
}

function guaranteeText({ lvrYear1AfterGuaranteePct, guaranteeYear1, loan }: EquityProjection): string {
  return (
    `In year 1 the government guarantees ${money(guaranteeYear1)} to the lender, so the lender is exposed to ` +
    `${percent(lvrYear1AfterGuaranteePct)} of the value. The buyer still owes ${money(loan)}.`
  );
}

function summaryOf({ rows }: EquityProjection, priceRise: number): string {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return '';
  const end = figureOf('', { amount: last.equity, years: last.year }, priceRise);
  return `Equity goes from ${money(first.equity)} at purchase to ${figureText(end)} after ${last.year} years.`;
}

function comparisonOf(scenario: EquityScenario, outlook: Outlook): GrowthComparison {
  const growth = growthPercents(outlook);
  const projections = growthNames.map((growthRate) =>
    equityProjection(engineInputs({ ...scenario, growthRate }, outlook)),
  );
  return {
    columns: growthNames.map((name) => growthText(name, growth)),
    rows: comparedYears.map((years) => ({
      label: `Equity after ${years} years`,
      cells: projections.map((each) => figureOf('', { amount: equityIn(each, years), years }, outlook.priceRise)),
    })),
  };
}

function readBack(scenario: EquityScenario, outlook: Outlook): readonly Line[] {
  return [
    { label: 'Property value', value: money(scenario.propertyValue) },
    { label: 'Growth', value: growthText(scenario.growthRate, growthPercents(outlook)) },
    { label: 'Loan type', value: loanTypeLabels[scenario.loanType] },
    { label: 'Interest rate', value: `${rateText(scenario.interestRate)} a year` },
  ];
}
