import { type LandTaxForm, moneyText } from '@freehold/contract';
import { explainLandTax, landTax, landTaxTables, largestAmount, type State, states } from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { percentText } from '../text/rates.ts';
import type { ToolAnswer, ToolChart } from './tool-answer.ts';

/** The year of the tables. */
const year = 2026;
const step = 100_000;

const placeNames: Readonly<Record<State, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'the ACT',
  NT: 'the Northern Territory',
};

const assumptions = [
  'For an individual and the general scale. Trusts, companies, absentee and foreign owners pay more, and have no figure here.',
  'The taxable value is the land’s without the building, as the state values it. It is on your land tax or rates notice; a market price is higher.',
  'Your own home is exempt, so leave it out. Other exemptions, such as land that is farmed, are not counted.',
  'Each state taxes the land in that state alone.',
  'In the ACT every rented property is taxed by itself, from its first dollar.',
] as const;

/** Land tax of a year on one owner's land in one place, by the tables of 2026. */
export function landTaxAnswer(form: LandTaxForm): ToolAnswer {
  const result = taxIn(form.state, form);
  const tax = result.landTax;
  const place = placeNames[form.state];
  return {
    figure: {
      label: `Land tax in ${place}`,
      amount: tax,
      unit: 'a year',
      sentence: sentenceOf(form, result),
    },
    lines: linesOf(form, result),
    working: () => explainLandTax(inputsOf(form.state, form)) ?? [],
    chart: () => byPlace(form, tax),
    assumptions: [...assumptions, ...coOwnedText(form), ...result.notes.map((note) => `${note}.`)],
    rules: result.rules,
  };
}

/** What was entered, as lines. */
export function landTaxReadBack(form: LandTaxForm): readonly Line[] {
  const parcels = holdingsOf(form);
  return [
    { label: 'Where the land is', value: form.state },
    ...parcels.map(({ landValue, sharePct }, index) => ({
      label: parcels.length === 1 ? 'Taxable land value' : `Taxable land value, property ${index + 1}`,
      value: sharePct === 100 ? moneyText(landValue) : `${percentText(sharePct)} of ${moneyText(landValue)}`,
    })),
  ];
}

function isCoOwned(form: LandTaxForm): boolean {
  return holdingsOf(form).some(({ sharePct }) => sharePct < 100);
}

/** Whether co-owners are assessed together first is not in our tables. */
function coOwnedText(form: LandTaxForm): readonly string[] {
  if (!isCoOwned(form)) return [];
  return [
    'Co-owned land: your share is taxed here by itself. Some states, New South Wales and Victoria among them, assess the owners together first, with one threshold, so your part can be higher.',
  ];
}

function holdingsOf(form: LandTaxForm) {
  const parcels = [
    { landValue: form.land, sharePct: form.share },
    { landValue: form.land2, sharePct: form.share2 },
    { landValue: form.land3, sharePct: form.share3 },
    { landValue: form.land4, sharePct: form.share4 },
  ];
  return parcels.flatMap(({ landValue, sharePct }) => (landValue === null ? [] : [{ landValue, sharePct }]));
}

function inputsOf(state: State, form: LandTaxForm) {
  return { state, year, holdings: holdingsOf(form) };
}

function taxIn(state: State, form: LandTaxForm) {
  const result = landTax(inputsOf(state, form));
  if (result.status === 'no-rule') throw new TypeError(`There is no land tax table of ${year}`);
  return result;
}

type Result = ReturnType<typeof taxIn>;

function sentenceOf(form: LandTaxForm, result: Result): string {
  const ofShare = isCoOwned(form) ? ' Co-owners may be assessed together, which can be more.' : '';
  return `${thresholdText(form, result)}${ofShare}`;
}

function thresholdText({ state }: LandTaxForm, { landTax: tax, taxableValue }: Result): string {
  if (state === 'NT') return 'The Northern Territory has no land tax.';
  const { bands, startsAt } = landTaxTables[state].value;
  const from = bands[0]?.above ?? 0;
  if (from === 0) return 'Each rented property is taxed from its first dollar of land.';
  const isTaxedAt = startsAt === 'all' || (startsAt !== 'none' && startsAt.includes(from));
  const free = `Nothing is due ${isTaxedAt ? 'below' : 'up to'} ${moneyText(from)} of land`;
  return `${free}${tax > 0 ? ';' : ', and'} yours is ${moneyText(taxableValue)}.`;
}

function linesOf(form: LandTaxForm, { landTax: tax, taxableValue }: Result): readonly Line[] {
  const land = Math.min(largestAmount, form.land + step / (form.share / 100));
  const more = taxIn(form.state, { ...form, land }).landTax - tax;
  return [
    { label: 'Your taxable land', value: moneyText(taxableValue) },
    { label: 'A week', value: moneyText(tax / 52) },
    ...(taxableValue > 0 ? [{ label: 'Of the land’s value', value: percentText((tax / taxableValue) * 100) }] : []),
    { label: `On your next ${moneyText(step)} of land`, value: `${moneyText(more)} a year` },
  ];
}

function byPlace(form: LandTaxForm, tax: number): ToolChart {
  const values = states.map((state) => taxIn(state, form).landTax);
  const least = states.filter((_, index) => values[index] === Math.min(...values));
  const most = states.filter((_, index) => values[index] === Math.max(...values));
  return {
    form: 'bars',
    title: 'The same land in each state',
    summary: `${moneyText(tax)} in ${form.state}; least in ${least.join(', ')}, most in ${most.join(', ')}.`,
    across: 'State or territory',
    places: states,
    series: [{ name: 'Land tax a year', kind: 'expenses', values }],
  };
}
