import type { InvestmentPropertyForm } from '@freehold/contract';
import type { InvestmentPlan } from '@freehold/finance';
import { yearsFormula } from './capital-gains-entered.ts';
import { entered, input } from './investment-property-cells.ts';
import type { InvestmentPurchase } from './investment-property-purchase.ts';
import { grown, type Live, less, over, plus, times } from './live-cells.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

/** What the years and the sales start from, each in a cell of the sheet Plan. */
export interface PlanCells {
  /** Year in which the first full income year begins. */
  readonly first: Live;
  /** Months let before it. */
  readonly partMonths: Live;
  /** Years from the contract to its 1 July. */
  readonly yearsBefore: Live;
  /** 1 where losses are held back from 2027-28. */
  readonly isHeldBack: Live;
  /** The owner’s part, 0 to 1. */
  readonly share: Live;
  /** Of the whole property, dollars. */
  readonly buyingCosts: Live;
  readonly totalLoan: Live;
  /** The owner’s own money at settlement, dollars. */
  readonly outlay: Live;
}

type PlanLine = readonly [label: string, live: Live, format: Format];

/** The clock of an investment, its loss rule, and its purchase: cells and their sheet. */
export function planCells(
  form: InvestmentPropertyForm,
  plan: InvestmentPlan,
  purchase: InvestmentPurchase,
): { readonly cells: PlanCells; readonly sheet: Sheet } {
  const lines = { ...clockLines(form, plan), ...purchaseLines(form, plan, purchase) };
  const cell = (key: keyof PlanCells): Live => ({ formula: at(key), value: lines[key][1].value });
  return {
    cells: {
      first: cell('first'),
      partMonths: cell('partMonths'),
      yearsBefore: cell('yearsBefore'),
      isHeldBack: cell('isHeldBack'),
      share: cell('share'),
      buyingCosts: cell('buyingCosts'),
      totalLoan: cell('totalLoan'),
      outlay: cell('outlay'),
    },
    sheet: {
      name: 'Plan',
      widths: [52, 20],
      headRows: 1,
      rows: [['What the years start from', 'Figure'].map(head), ...order.map((key) => lineCells(lines[key]))],
    },
  };
}

function at(key: keyof PlanCells): string {
  return `Plan!$B$${2 + order.indexOf(key)}`;
}

function lineCells([text, { formula, value }, format]: PlanLine): Cell[] {
  return [{ text }, { formula, result: value, format }];
}

function clockLines(form: InvestmentPropertyForm, plan: InvestmentPlan) {
  const day = entered('contractOn');
  const letFrom = `(YEAR(${day})*12+MONTH(${day})-1+IF(DAY(${day})=1,0,1))`;
  const isCaught = `AND(${entered('dwelling')}<>"New build",${day}>DATE(2026,5,12))`;
  const first = { formula: `INT((${letFrom}+${at('partMonths')})/12)`, value: plan.first };
  const before = { formula: yearsFormula(day, `DATE(${at('first')},7,1)`), value: plan.yearsBefore };
  const isHeldBack = plan.gearing.status === 'quarantined' ? 1 : 0;
  return {
    first: ['Year in which the first full income year begins', first, 'plain'],
    partMonths: ['Months let before it', { formula: `MOD(6-${letFrom},12)`, value: plan.partMonths }, 'whole'],
    yearsBefore: ['Years from the contract to its 1 July', before, 'rate'],
    isHeldBack: [
      'Losses are held back from 2027-28: 1 is yes',
      { formula: `IF(${isCaught},1,0)`, value: isHeldBack },
      'whole',
    ],
    share: ['Your part', over(input(form, 'share'), 100), 'rate'],
  } as const satisfies Readonly<Record<string, PlanLine>>;
}

function purchaseLines(
  form: InvestmentPropertyForm,
  plan: InvestmentPlan,
  { duty, fees, baseLoan, totalLoan }: InvestmentPurchase,
) {
  const typed = entered('buyingCosts');
  const costs = `IF(ISNUMBER(${typed}),${typed},ROUND(${duty.formula}+${fees.formula},2))`;
  const paid = plus(input(form, 'price'), { formula: at('buyingCosts'), value: plan.buyingCosts });
  const outlay = times(less(paid, baseLoan), { formula: at('share'), value: plan.share });
  return {
    buyingCosts: ['Duty and fees, or what was entered', { formula: costs, value: plan.buyingCosts }, 'dollars'],
    totalLoan: ['Loan with mortgage insurance', totalLoan, 'dollars'],
    outlay: ['Your own money at settlement', outlay, 'dollars'],
  } as const satisfies Readonly<Record<string, PlanLine>>;
}

const order = [
  'first',
  'partMonths',
  'yearsBefore',
  'isHeldBack',
  'share',
  'buyingCosts',
  'totalLoan',
  'outlay',
] as const satisfies readonly (keyof PlanCells)[];

/** The price grown for some years, dollars, not rounded. */
export function valueAfter(form: InvestmentPropertyForm, years: Live): Live {
  return times(input(form, 'price'), grown(input(form, 'growth'), years));
}
