import { type IncomeBasis, moneyText } from '@freehold/contract';
import {
  assumedTaxPercent,
  incomeNeedPercent,
  inflationPercent,
  type RetirementOutlook,
  type RetirementPlan,
  retirementAge,
} from '@freehold/finance';
import { countText } from '../text/duration.ts';
import { percentText } from '../text/rates.ts';
import type { Voice } from '../text/voice.ts';
import type { Line } from './line.ts';
import { isFarAway, todaysAmount } from './todays-dollars.ts';

interface Words {
  readonly saving: string;
  readonly holding: string;
  readonly saveSurplus: string;
  readonly ownGoal: string;
  readonly ownPlanGoal: string;
}

const words: Readonly<Record<Voice, Words>> = {
  you: {
    saving: 'if you save what is left over',
    holding: 'with what you hold now',
    saveSurplus: 'if you save your surplus',
    ownGoal: 'your own goal',
    ownPlanGoal: 'your passive income goal',
  },
  report: {
    saving: 'if what is left over is saved',
    holding: 'with what is held now',
    saveSurplus: 'if the surplus is saved',
    ownGoal: 'own goal',
    ownPlanGoal: 'own passive income goal',
  },
};

/** A household's retirement by its own record, in today's dollars. */
export function outlookLines(outlook: RetirementOutlook, basis: IncomeBasis, voice: Voice): readonly Line[] {
  const { saving, holding, ownGoal } = words[voice];
  const isAhead = isFarAway(outlook.yearsToRetirement);
  const inThatYear = (amount: number) => (isAhead ? `${moneyText(amount)} in the dollars of that year` : null);
  const goal = outlook.isOwnGoal ? ownGoal : `${percentText(incomeNeedPercent.value)} of income, as no goal is given`;
  const needed = inThatYear(outlook.requiredThen) ?? 'in today’s dollars';
  return [
    line('Years to retirement', countText(outlook.yearsToRetirement, 'year'), `at ${outlook.retireAt}`),
    line('Counted today', moneyText(outlook.countedToday), countedNote(outlook)),
    line('Left over each year', moneyText(outlook.surplus), leftOverNote(outlook, basis)),
    line('Income wanted, a year', moneyText(outlook.incomeNeeded), joined(goal, inThatYear(outlook.incomeNeededThen))),
    line(
      'Needed at retirement',
      moneyText(outlook.required),
      `for ${countText(outlook.yearsInRetirement, 'year')}; ${needed}`,
    ),
    line(`Expected, ${saving}`, moneyText(outlook.projected), inThatYear(outlook.projectedThen)),
    line(`Expected, ${holding}`, moneyText(outlook.existingOnly), inThatYear(outlook.existingOnlyThen)),
    line('Still short', moneyText(outlook.shortfall), `needed less expected, ${saving}`),
  ];
}

const basisTexts: Readonly<Record<Voice, Readonly<Record<IncomeBasis, string>>>> = {
  you: {
    both: 'Your income and your partner’s count, against the costs and loans of the household.',
    own: 'Your income counts, against your costs and loans.',
    'one-of-two':
      'Your partner’s income is not counted with yours, while costs and loans are the household’s, so nothing is taken as saved. Turn on assessing with your partner in your details to count both.',
  },
  report: {
    both: 'Both incomes count, against the costs and loans of the household.',
    own: 'The client’s income counts, against their costs and loans.',
    'one-of-two':
      'The partner’s income is not counted, while costs and loans are the household’s, so nothing is taken as saved.',
  },
};

/** Whose income a retirement outlook counts, in one sentence. */
export function incomeBasisText(basis: IncomeBasis, voice: Voice): string {
  return basisTexts[voice][basis];
}

/** A figure of the quick check; `today` is its value in today's dollars if it is two years away or more. */
export interface PlanFigure {
  readonly label: string;
  readonly value: string;
  readonly today: string | null;
  readonly note: string | null;
}

/** The specification's retirement plan; `goal` is the client's passive income goal a year, 0 without one. */
export function planFigures(plan: RetirementPlan, goal: number, voice: Voice): readonly PlanFigure[] {
  const { saveSurplus, ownPlanGoal } = words[voice];
  const years = plan.yearsToRetirement;
  const now = (label: string, value: string, note: string | null): PlanFigure => ({ label, value, today: null, note });
  const then = (label: string, amount: number, note: string | null = null): PlanFigure => {
    const worth = amount === 0 ? null : todaysAmount({ amount, years }, inflationPercent.value);
    return { label, value: moneyText(amount), today: worth === null ? null : moneyText(worth), note };
  };
  return [
    now(`Years to ${retirementAge.value}`, countText(years, 'year'), 'the age that the quick check takes'),
    now('Savings that count today', moneyText(plan.currentSavings), null),
    now(
      'Income needed, in today’s prices',
      `${moneyText(plan.annualIncomeNeeded)} a year`,
      goal > 0 ? `${ownPlanGoal}: ${moneyText(goal)} a year` : 'no passive income goal given',
    ),
    then('Income needed at retirement, a year', plan.annualIncomeNeededAtRetirement),
    then('Savings required', plan.totalRequired, 'before investment returns in retirement'),
    then(`Projected savings, ${saveSurplus}`, plan.projectedSavings, savedNote(plan)),
    then('Projected savings, existing savings only', plan.existingSavingsOnly),
    then('Shortfall', plan.shortfall, shortfallNote(plan, saveSurplus)),
  ];
}

/** The plan's savings at retirement with and without the surplus, in one sentence. */
export function planSummary(plan: RetirementPlan, voice: Voice): string {
  const projected = moneyText(plan.projectedSavings);
  if (plan.yearsToRetirement === 0) {
    return `The plan’s retirement age is reached, so savings no longer grow: ${projected}.`;
  }
  const existing = moneyText(plan.existingSavingsOnly);
  return `At ${retirementAge.value}: ${projected} ${words[voice].saveSurplus}, ${existing} with existing savings only.`;
}

function line(label: string, value: string, note: string | null): Line {
  return note === null ? { label, value } : { label, value, note };
}

function joined(first: string, second: string | null): string {
  return second === null ? first : `${first}; ${second}`;
}

function countedNote({ savings, propertyValue, propertyLoans }: RetirementOutlook): string {
  return (
    `super and shares ${moneyText(savings)}, investment property ${moneyText(propertyValue)}, ` +
    `its loans −${moneyText(propertyLoans)}`
  );
}

function leftOverNote({ surplus }: RetirementOutlook, basis: IncomeBasis): string {
  if (basis === 'one-of-two') return 'of one income against the costs of two; not counted';
  return surplus > 0
    ? 'after tax, living costs and repayments'
    : 'nothing is left to save after tax, living costs and repayments';
}

function savedNote({ annualSavings }: RetirementPlan): string {
  return annualSavings > 0
    ? `${moneyText(annualSavings)} saved each year`
    : `by its flat tax of ${percentText(assumedTaxPercent.value)} nothing is left to save`;
}

function shortfallNote({ shortfall }: RetirementPlan, saveSurplus: string): string {
  return shortfall > 0
    ? `required less projected, ${saveSurplus}`
    : 'none by this rule of thumb, which takes off no loans; the figures above do';
}
