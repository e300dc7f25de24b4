import { type CapitalGainsForm, moneyText } from '@freehold/contract';
import {
  type CgtSale,
  cents,
  cgtSale,
  daysBetween,
  explainCgtSale,
  heldTwelveMonths,
  type LawSide,
  parseDate,
  type Sale,
} from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { dayText } from '../text/day.ts';
import { percentText, rateText } from '../text/rates.ts';
import { gainOf, homeAssumptions, homeLines, homeOf, homeReadBack, letSpans, soldAnew } from './capital-gains-home.ts';
import type { ToolAnswer, ToolChart } from './tool-answer.ts';

/** First day of the new law, and the last of the old. */
const lawDay = '2027-07-01';
const lastOldDay = '2027-06-30';
// Later, the same price on 30 June 2027 would be years of growth too much.
const lastComparedDay = '2029-07-01';

const assumptions = [
  'One resident owner in their own name: no company, trust or super fund.',
  'The day that counts is that of the contract, not of the settlement.',
  'The sale is the only gain or loss of the year.',
  'Other income is taxed as it would be without the sale; the tax of the sale is what comes on top, with the Medicare levy and with private hospital cover.',
  'The tax is that of the scale with the Medicare levy. The low income offset, worth up to $700 below $66,667 of income, is not counted.',
  'Scales of later years are those known today.',
] as const;

/** Tax on the sale of one investment property, by the law of the day of its contract and by the law before Act 49 of 2026. */
export function capitalGainsAnswer(form: CapitalGainsForm): ToolAnswer {
  const inputs = saleInputs(form);
  const sold = cgtSale(inputs);
  return {
    figure: {
      label: 'Tax on the sale',
      amount: sold.totalTaxOnGain,
      sentence: sentenceOf(form, sold),
    },
    lines: linesOf(form, sold),
    working: () => explainCgtSale(inputs),
    chart: () => byYear(form),
    assumptions: [
      ...assumptions,
      form.losses > 0
        ? 'Capital losses of earlier years come off the gain before any discount, as the law asks (s 102-5).'
        : 'No capital losses of earlier years are counted: put them in below More details.',
      ...(form.depreciation > 0 && form.depreciation2027 === null && isAcross(form)
        ? [
            'The building write-off is shared by the days it was let before and from 1 July 2027: each part lowers the cost of its own time.',
          ]
        : []),
      ...(form.home === 'never' ? ['It was let the whole time and never your home.'] : []),
      ...homeAssumptions(form, inputs.sale),
      `Prices rise ${rateText(form.inflation)} a year for the indexation of costs from 1 July 2027; the law uses the consumer price index.`,
      ...(form.buyingCosts + form.sellingCosts === 0
        ? ['No costs of buying or selling are counted: they lower the tax. Put them in below More details.']
        : []),
      ...(form.value2027 === null && sold.value2027 !== null
        ? ['The value on 1 July 2027 is worked out from the two prices, as the law allows; a valuation may be better.']
        : []),
    ],
    rules: sold.rules,
  };
}

/** What was entered, as lines. */
export function capitalGainsReadBack(form: CapitalGainsForm): readonly Line[] {
  return [
    { label: 'Bought', value: `${dayText(form.boughtOn)} for ${moneyText(form.boughtFor)}` },
    { label: 'Sold', value: `${dayText(form.soldOn)} for ${moneyText(form.soldFor)}` },
    { label: 'Kind of home', value: form.dwelling === 'new' ? 'New build' : 'Established' },
    { label: 'Other taxable income that year', value: moneyText(form.income) },
    { label: 'Your share', value: percentText(form.share) },
    ...amountLine('Buying costs', form.buyingCosts),
    ...amountLine('Selling costs', form.sellingCosts),
    ...amountLine('Building write-off claimed', form.depreciation),
    ...amountLine('Of that, from 1 July 2027', isAcross(form) ? (form.depreciation2027 ?? 0) : 0),
    ...amountLine('Value on 1 July 2027', form.value2027 ?? 0),
    ...amountLine('Capital losses of earlier years', form.losses),
    ...homeReadBack(form),
    { label: 'Inflation', value: `${rateText(form.inflation)} a year` },
    { label: 'Growth, for other years of sale', value: `${rateText(form.growth)} a year` },
  ];
}

function amountLine(label: string, amount: number): readonly Line[] {
  return amount > 0 ? [{ label, value: moneyText(amount) }] : [];
}

function isAcross({ boughtOn, soldOn }: CapitalGainsForm): boolean {
  return boughtOn < lawDay && soldOn >= lawDay;
}

function saleOf(form: CapitalGainsForm): Sale {
  const value2027 =
    form.value2027 === null
      ? ({ method: 'apportioned' } as const)
      : ({ method: 'valuation', amount: form.value2027 } as const);
  return {
    acquiredOn: form.boughtOn,
    soldOn: form.soldOn,
    purchasePrice: form.boughtFor,
    purchaseCosts: form.buyingCosts,
    sellingCosts: form.sellingCosts,
    salePrice: form.soldFor,
    sharePct: form.share,
    use: 'residential',
    capitalWorksClaimed: worksClaimed(form),
    ...(isAcross(form) ? { value2027 } : {}),
    indexation: { method: 'rate', annualPct: form.inflation },
    isNewBuild: form.dwelling === 'new',
    mainResidence: homeOf(form),
  };
}

/** The building write-off before and from 1 July 2027, dollars. */
function worksClaimed(form: CapitalGainsForm) {
  const { depreciation, depreciation2027 } = form;
  const from2027 = isAcross(form) && depreciation2027 !== null ? depreciation2027 : laterWorks(form);
  return { before2027: cents(depreciation - from2027), from2027 };
}

/** What of it is from 1 July 2027 where that is not said: shared by the days let, or owned where no day was let. */
function laterWorks(form: CapitalGainsForm): number {
  const { boughtOn, soldOn, depreciation } = form;
  const rented = letSpans(form);
  const spans = rented.length > 0 ? rented : [{ from: boughtOn, to: soldOn }];
  const daysIn = (from: string, to: string) =>
    Math.max(0, daysBetween(parseDate('from', from), parseDate('to', to)) + 1);
  const days = spans.reduce((sum, { from, to }) => sum + daysIn(from, to), 0);
  const early = spans.reduce((sum, { from, to }) => sum + daysIn(from, to < lawDay ? to : lastOldDay), 0);
  return cents(depreciation - cents((depreciation * early) / days));
}

function saleInputs(form: CapitalGainsForm) {
  return { otherTaxableIncome: form.income, losses: { broughtForward: form.losses }, sale: saleOf(form) };
}

/** What the sale adds to the year's tax, dollars to the cent. */
function taxOf(form: CapitalGainsForm, side: LawSide): number {
  return cgtSale(saleInputs(form), side).totalTaxOnGain;
}

function sentenceOf(form: CapitalGainsForm, sold: CgtSale): string {
  const { saleLoss, totalTaxOnGain: tax } = sold;
  if (saleLoss > 0 && tax === 0) return 'A loss: nothing is taxed, and it is kept for later gains.';
  if (sold.netCapitalGain === 0 && form.losses > 0 && gainOf(sold) > 0) {
    return 'Nothing is taxed: your losses of earlier years take up the gain.';
  }
  if (gainOf(sold) === 0 && form.home !== 'never') return 'Nothing is taxed: it counts as your home the whole time.';
  if (form.soldOn < lawDay) return oldLawSentence(form, sold);
  const more = tax - taxOf(form, 'without-the-act');
  if (more === 0) return 'The same as under the law before 1 July 2027.';
  return more > 0
    ? `${moneyText(more)} more than under the law before 1 July 2027.`
    : `${moneyText(-more)} less than under the law before 1 July 2027.`;
}

function oldLawSentence(form: CapitalGainsForm, { discountEligible }: CgtSale): string {
  const isWhole = form.home === 'never' && form.losses === 0;
  if (discountEligible) {
    const half = isWhole ? 'Half the gain' : 'Half of what is left of the gain';
    return `${half} is taxed: owned for a year, and signed before 1 July 2027.`;
  }
  // A home let later is taken to be bought when first let: owned for years, it may still have no discount.
  const isOwned = heldTwelveMonths(form.boughtOn, form.soldOn);
  const why = isOwned ? 'it was let for less than a year before the sale' : 'it was not owned for a year';
  return `${isWhole ? 'The whole gain' : 'All that is left of the gain'} is taxed: ${why}.`;
}

function linesOf(form: CapitalGainsForm, sold: CgtSale): readonly Line[] {
  const left = ((form.soldFor - form.sellingCosts) * form.share) / 100 - sold.totalTaxOnGain;
  return [
    form.sellingCosts > 0
      ? { label: 'Left after tax and selling costs', value: moneyText(left), note: 'before the loan is paid out' }
      : { label: 'Left after tax', value: moneyText(left), note: 'before selling costs and the loan' },
    {
      label: 'Gain that is taxed',
      value: moneyText(sold.netCapitalGain),
      note: `in ${sold.incomeYear}`,
    },
    ...homeLines(saleInputs(form), sold),
    ...lossLines(form, sold),
    ...lawLines(form),
  ];
}

/** Losses of earlier years that the gain took up, after a loss of its own, and what is kept for later gains. */
function lossLines({ losses }: CapitalGainsForm, sold: CgtSale): readonly Line[] {
  const used = Math.max(0, Math.min(losses, gainOf(sold)));
  const { lossesCarriedForward: kept } = sold;
  return [
    ...(losses > 0
      ? [{ label: 'Losses of earlier years taken off', value: moneyText(used), note: 'before any discount, s 102-5' }]
      : []),
    ...(kept > 0
      ? [{ label: 'Losses left for later gains', value: moneyText(kept), note: 'no time limit, s 102-15' }]
      : []),
  ];
}

/** The same sale by the law before Act 49 of 2026, and on the last day of it. */
function lawLines(form: CapitalGainsForm): readonly Line[] {
  if (form.soldOn < lawDay) return [];
  const inTime = form.boughtOn < lastOldDay && form.soldOn < lastComparedDay;
  const before = cgtSale(saleInputs(form), 'without-the-act');
  return [
    {
      label: 'Tax under the law before 1 July 2027',
      value: moneyText(before.totalTaxOnGain),
      note: before.discountEligible ? 'half the gain, no indexation' : 'the whole gain: no discount within a year',
    },
    ...(inTime
      ? [
          {
            label: 'Tax if the contract were signed by 30 June 2027',
            value: moneyText(taxOf(soldAnew(form, lastOldDay, form.soldFor), 'enacted')),
            note: 'at the same price',
          },
        ]
      : []),
  ];
}

const years = 10;

/** The tax by both laws, sold on the same day of the years around the one entered, the price grown or shrunk to it. */
function byYear(form: CapitalGainsForm): ToolChart {
  const first = Math.max(2026, Number(form.boughtOn.slice(0, 4)));
  const own = Number(form.soldOn.slice(0, 4));
  const from = Math.max(first, Math.min(own - 4, 2045 - years));
  const sales = Array.from({ length: years }, (_, index) => soldIn(form, from + index)).filter(
    ({ soldOn }) => soldOn >= '2026-07-01' && soldOn <= '2045-06-30' && soldOn > form.boughtOn,
  );
  return {
    form: 'bars',
    title: 'Tax by year of sale',
    summary: `The tax if it were sold on the same day of another year, at a price that grows ${rateText(form.growth)} a year from or to yours.`,
    across: 'Year of sale',
    places: sales.map((sale) => cgtSale(saleInputs(sale)).incomeYear),
    series: [
      { name: 'Law of the day', kind: 'taxSavedNewLaw', values: sales.map((sale) => taxOf(sale, 'enacted')) },
      {
        name: 'Law before 1 July 2027',
        kind: 'taxSavedOldLaw',
        values: sales.map((sale) => taxOf(sale, 'without-the-act')),
      },
    ],
  };
}

function soldIn(form: CapitalGainsForm, year: number): CapitalGainsForm {
  const day = form.soldOn.slice(5) === '02-29' ? '02-28' : form.soldOn.slice(5);
  const apart = year - Number(form.soldOn.slice(0, 4));
  const soldFor = Math.round(form.soldFor * (1 + form.growth / 100) ** apart);
  const sellingCosts = Math.min(form.sellingCosts, soldFor);
  return { ...soldAnew(form, `${year}-${day}`, soldFor), sellingCosts };
}
