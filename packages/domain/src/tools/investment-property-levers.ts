import { type InvestmentPropertyForm, investmentPropertySchema, moneyText } from '@freehold/contract';
import { breakEvenGrowth, cents } from '@freehold/finance';
import { numberText, rateText } from '../text/rates.ts';
import { type InvestmentCourse, investmentEnd, investmentInputs } from './investment-property-inputs.ts';
import { returnWords } from './investment-property-words.ts';
import type { ToolLever } from './tool-answer.ts';

/** A change to try: what it is, and what the button says. */
interface Trial {
  readonly what: string;
  readonly action: string;
  readonly changes: Partial<InvestmentPropertyForm>;
}

/** What moves the result of the years held, the most first; then the growth at which the money just comes back. */
export function investmentLevers(form: InvestmentPropertyForm, course: InvestmentCourse): readonly ToolLever[] {
  const moved = trialsOf(form).flatMap((trial) => movedBy(form, course, trial));
  return [
    ...moved.sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference)).map(({ lever }) => lever),
    ...breakEven(form),
  ];
}

function trialsOf(form: InvestmentPropertyForm): readonly Trial[] {
  const { growth, rate, rent, vacant } = form;
  const other = (amount: number) => cents(rent * amount);
  return [
    growthOf(growth, growth + 1),
    growthOf(growth, growth - 1),
    ...(form.loan === 0 ? [] : [rateOf(rate, rate + 1), rateOf(rate, rate - 1)]),
    rentOf(rent, other(1.1)),
    rentOf(rent, other(0.9)),
    {
      what: `${numberText(vacant + 2)} weeks vacant a year instead of ${numberText(vacant)}`,
      action: `Leave it vacant ${numberText(vacant + 2)} weeks`,
      changes: { vacant: vacant + 2 },
    },
  ];
}

function growthOf(growth: number, to: number): Trial {
  return {
    what: `Growth of ${rateText(to)} a year instead of ${rateText(growth)}`,
    action: `Grow ${rateText(to)} a year`,
    changes: { growth: tidy(to) },
  };
}

function rateOf(rate: number, to: number): Trial {
  return {
    what: `A rate of ${rateText(to)} instead of ${rateText(rate)}`,
    action: `Pay ${rateText(to)} interest`,
    changes: { rate: tidy(to) },
  };
}

function rentOf(rent: number, to: number): Trial {
  return {
    what: `Rent of ${moneyText(to)} a week instead of ${moneyText(rent)}`,
    action: `Rent at ${moneyText(to)} a week`,
    changes: { rent: to },
  };
}

/** Four decimals, as fields show them: 6.1 + 1 is 7.1. */
function tidy(rate: number): number {
  return Number(rate.toFixed(4));
}

function movedBy(form: InvestmentPropertyForm, { sale, years }: InvestmentCourse, { what, action, changes }: Trial) {
  const changed = investmentPropertySchema.safeParse({ ...form, ...changes });
  if (!changed.success) return [];
  const end = investmentEnd(changed.data);
  const difference = Math.round(end.profit) - Math.round(sale.profit);
  if (difference === 0) return [];
  const words = difference > 0 ? `${moneyText(difference)} more` : `${moneyText(-difference)} less`;
  const sentence = `${what} leaves you ${words} after ${years} years: it ${returnWords(end)}.`;
  return [{ difference, lever: { sentence, action, changes } }];
}

function breakEven(form: InvestmentPropertyForm): readonly ToolLever[] {
  const goal = breakEvenGrowth(investmentInputs(form), Number(form.years));
  if (goal.status !== 'solved') return [];
  const growth = Number(goal.value.toFixed(2));
  if (growth === form.growth) return [];
  return [
    {
      sentence: `You just get your money back, after tax, if the price grows ${rateText(growth)} a year.`,
      action: `Grow ${rateText(growth)} a year, to break even`,
      changes: { growth },
    },
  ];
}
