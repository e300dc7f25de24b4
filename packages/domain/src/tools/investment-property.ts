import { type InvestmentPropertyForm, moneyText } from '@freehold/contract';
import {
  amountText,
  cents,
  explainBreakEvenGrowth,
  explainInvestment,
  type InvestmentSale,
  landTaxTables,
  type Rule,
  type Working,
} from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { percentText } from '../text/rates.ts';
import {
  bestSale,
  type InvestmentCourse,
  investmentCourse,
  investmentInputs,
  salesOf,
} from './investment-property-inputs.ts';
import { investmentLevers } from './investment-property-levers.ts';
import { investmentLinks } from './investment-property-links.ts';
import { investmentAssumptions, returnWords } from './investment-property-words.ts';
import type { ToolAnswer, ToolChart } from './tool-answer.ts';

export { investmentPropertyReadBack } from './investment-property-words.ts';

/**
 * One rental home whole: what it costs or earns a week after tax in its first full financial year, and what its sale leaves
 * by the law of the day and by the law before Act 49 of 2026. All amounts are the owner's share.
 */
export function investmentPropertyAnswer(form: InvestmentPropertyForm): ToolAnswer {
  const course = investmentCourse(form);
  const { firstFull } = course;
  return {
    figure: {
      label: `After tax and repayments, ${firstFull.incomeYear}`,
      amount: weekly(course),
      unit: 'a week',
      sentence: sentenceOf(course),
    },
    lines: investmentLines(form, course),
    working: () => workingOf(form, course),
    chart: () => bySale(course),
    levers: () => investmentLevers(form, course),
    next: () => investmentLinks(form, course),
    assumptions: investmentAssumptions(form, course),
    rules: rulesOf(form, course),
  };
}

function weekly({ firstFull }: InvestmentCourse): number {
  return cents(firstFull.afterTax / 52);
}

function sentenceOf(course: InvestmentCourse): string {
  const { years, sale, oldSale } = course;
  const week = weekly(course);
  const does = week < 0 ? `costs you ${moneyText(-week)}` : `earns you ${moneyText(week)}`;
  return `It ${does} a week after tax in its first full year; sold after ${years} years it ${bothReturns(sale, oldSale)}.`;
}

function bothReturns(sale: InvestmentSale, oldSale: InvestmentSale): string {
  const [now, before] = [returnWords(sale), returnWords(oldSale)];
  if (now === before) return `${now} under today’s law and under the law before`;
  const shared = now.startsWith('returns') && before.startsWith('returns');
  return `${now} under today’s law, ${shared ? before.slice('returns '.length) : before} under the law before`;
}

function workingOf(form: InvestmentPropertyForm, course: InvestmentCourse): Working {
  const { years, oldSale, firstFull, now } = course;
  const best = bestSale(salesOf(course, now));
  return [
    ...explainInvestment(investmentInputs(form), years),
    {
      label: 'Result under the law before 1 July 2027',
      amount: oldSale.profit,
      unit: 'dollars',
      formula: `${amountText(oldSale.heldCash)} from the years, ${amountText(oldSale.tax)} of tax on the sale, it ${returnWords(oldSale)}`,
    },
    ...(best === null
      ? []
      : [
          {
            label: 'Best year to sell',
            amount: best.year,
            unit: 'years' as const,
            formula: `it ${returnWords(best)}, the most of years 1 to ${years}`,
          },
        ]),
    ...(explainBreakEvenGrowth(investmentInputs(form), years) ?? []),
    {
      label: 'A week after tax',
      amount: weekly(course),
      unit: 'dollars',
      formula: `${amountText(firstFull.afterTax)} in ${firstFull.incomeYear} ÷ 52`,
    },
  ];
}

const mostBars = 10;

function bySale(course: InvestmentCourse): ToolChart {
  const { years, now, old } = course;
  const step = Math.ceil(years / mostBars);
  const isShown = ({ year }: { readonly year: number }) => (years - year) % step === 0;
  const sales = salesOf(course, now);
  const best = bestSale(sales);
  const shown = sales.filter(isShown);
  return {
    form: 'bars',
    title: 'What you walk away with, by year of sale',
    summary: `After all tax, less all you put in. ${
      best === null
        ? 'In no year does a sale give a return.'
        : `The best of the ${years} years to sell is year ${best.year}: it ${returnWords(best)}.`
    }`,
    across: 'Sold after full years',
    places: shown.map(({ year }) => String(year)),
    series: [
      { name: 'Law of the day', kind: 'taxSavedNewLaw', values: shown.map(({ profit }) => cents(profit)) },
      {
        name: 'Law before 1 July 2027',
        kind: 'taxSavedOldLaw',
        values: salesOf(course, old)
          .filter(isShown)
          .map(({ profit }) => cents(profit)),
      },
    ],
  };
}

function rulesOf({ state, land }: InvestmentPropertyForm, { plan, sale }: InvestmentCourse): readonly Rule<unknown>[] {
  const landTable = state === 'NT' || land === null ? [] : [landTaxTables[state]];
  return [...new Set([...plan.gearing.rules, ...sale.position.rules, ...plan.purchase.rules, ...landTable])];
}

/** The figures that follow the week's: return, result, what the law changes, own money, tax on the sale, land tax. */
function investmentLines(form: InvestmentPropertyForm, course: InvestmentCourse): readonly Line[] {
  const { years, sale, plan } = course;
  const paid = sale.heldCash < 0 ? `and ${moneyText(-sale.heldCash)} more over the years` : 'at settlement';
  return [
    {
      label: `Return, sold after ${years} years`,
      value: sale.irrPct === null ? 'None' : `${percentText(sale.irrPct)} a year`,
      note: 'on your own money, after tax',
    },
    {
      label: `Result after ${years} years`,
      value: moneyText(sale.profit),
      note: 'what you walk away with, less all you put in',
    },
    lawLine(course),
    { label: 'Own money put in', value: moneyText(plan.outlay), note: paid },
    saleTaxLine(course),
    landTaxLine(form, course),
  ];
}

function lawLine({ years, sale, oldSale }: InvestmentCourse): Line {
  const more = Math.round(sale.profit) - Math.round(oldSale.profit);
  const label = 'What the 2027 law changes';
  if (more === 0) return { label, value: 'Nothing', note: `over the ${years} years and the sale` };
  const value = more > 0 ? `${moneyText(more)} better for you` : `${moneyText(-more)} worse for you`;
  const isHeldBack = more > 0 && sale.position.quarantinedUsedOnGains > 0;
  const note = isHeldBack ? 'less tax on the sale outweighs the refunds lost' : `over the ${years} years and the sale`;
  return { label, value, note };
}

function saleTaxLine({ sale }: InvestmentCourse): Line {
  const used = sale.position.quarantinedUsedOnGains;
  const year = sale.soldOn.slice(0, 4);
  return {
    label: 'Tax on the sale',
    value: moneyText(sale.tax),
    note: used > 0 ? `in July ${year}, after ${moneyText(used)} of losses held back` : `in July ${year}`,
  };
}

function landTaxLine({ land, state }: InvestmentPropertyForm, { firstFull }: InvestmentCourse): Line {
  const label = 'Land tax a year';
  if (state === 'NT') return { label, value: 'None', note: 'the Territory has no land tax' };
  if (land === null) return { label, value: 'Not counted', note: 'enter the land value under More details' };
  return { label, value: moneyText(firstFull.landTax), note: `in ${firstFull.incomeYear}` };
}
