import { type CapitalGainsForm, homeEnds, homeStarts } from '@freehold/contract';
import { yearsBetween } from '@freehold/finance';
import { entered, laterFormula, reform, yearsFormula } from './capital-gains-entered.ts';
import {
  above,
  atLeast,
  choose,
  every,
  type Live,
  largest,
  less,
  over,
  plus,
  rounded,
  smallest,
  type Test,
  times,
} from './live-cells.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

const homeNames = [
  'isHome',
  'from',
  'to',
  'exemptTo',
  'isExempt',
  'isAnew',
  'acquired',
  'price',
  'costs',
  'whole',
  'early',
  'late',
  'works',
] as const;
type HomeName = (typeof homeNames)[number];

/** A sale with its days as a home: what it is taken to be bought on and for, and the parts of its gains that are taxed. */
export interface HomeFigures {
  readonly cells: Readonly<Record<HomeName, Live>>;
  /** ISO day from which it is held for the tax. */
  readonly acquiredOn: string;
}

const labels: Readonly<Record<HomeName, readonly [text: string, format: Format]>> = {
  isHome: ['It was a home: 1 is yes', 'whole'],
  from: ['First day lived in', 'date'],
  to: ['Last day lived in', 'date'],
  exemptTo: ['Exempt to: six years more when let after, unless another home took its place (s 118-145)', 'date'],
  isExempt: ['Exempt on every day: 1 is yes', 'whole'],
  isAnew: ['Taken to be bought when first let (s 118-192): 1 is yes', 'whole'],
  acquired: ['Bought on, or taken to be', 'date'],
  price: ['Bought for, or its value when first let', 'dollars'],
  costs: ['Buying costs that count', 'dollars'],
  whole: ['Taxed part of the gain, by all days (s 118-185)', 'rate'],
  early: ['Taxed part of the gain to 30 June 2027, by its days', 'rate'],
  late: ['Taxed part of the gain from 1 July 2027, by its days', 'rate'],
  works: ['Building write-off from 1 July 2027: as entered, else by the days let', 'dollars'],
};

/** Words of the form’s answer to when it was lived in, as the sheet Inputs has them. */
export const homeWords: Readonly<Record<CapitalGainsForm['home'], string>> = {
  never: 'Never',
  whole: 'The whole time',
  first: 'First',
  later: 'Later',
  between: 'Between',
};

/** The address of a figure of the sheet Home. */
export function homeAt(name: HomeName): string {
  return `Home!$B$${2 + homeNames.indexOf(name)}`;
}

/** The figures of the sheet Home, each with its formula: days are serial, both ends counted. */
export function homeFigures(form: CapitalGainsForm): HomeFigures {
  const sold = day(entered.soldOn, form.soldOn);
  const stay = stayCells(form);
  const [from, to] = [at('from', stay.from.value), at('to', stay.to.value)];
  const letOn = plus(to, 1);
  const isAway = every(above(sold, to), is(form.otherHome === 'no', `${entered.otherHome}<>"Yes"`));
  const exemptTo = choose(isAway, smallest(sold, less(sixYearsOn(letOn), 1)), to);
  const exempt = { isHome: at('isHome', stay.isHome.value), from, to: at('exemptTo', exemptTo.value) };
  const start = anewCells(form, { exempt, letOn, sold });
  const held = at('acquired', start.acquired.value);
  const lastOld = smallest(sold, { formula: `${reform}-1`, value: serial('2027-06-30') });
  const firstNew = largest(held, { formula: reform, value: serial('2027-07-01') });
  return {
    acquiredOn: isoOf(held.value),
    cells: {
      ...stay,
      exemptTo,
      ...start,
      whole: taxedPart(exempt, held, sold),
      early: taxedPart(exempt, held, lastOld),
      late: taxedPart(exempt, firstNew, sold),
      works: laterWorks(form, { isHome: exempt.isHome, from, to }),
    },
  };
}

/** Whether it was a home, and the first and last day lived in: those of the contracts where no other is asked for. */
function stayCells(form: CapitalGainsForm): Readonly<Record<'isHome' | 'from' | 'to', Live>> {
  const isOneOf = (holds: boolean, word: string) =>
    is(holds, `OR(${entered.home}="${word}",${entered.home}="Between")`);
  return {
    isHome: choose(is(form.home !== 'never', `${entered.home}<>"Never"`), 1, 0),
    from: choose(
      isOneOf(homeStarts(form), 'Later'),
      day(entered.homeFrom, form.homeFrom),
      day(entered.boughtOn, form.boughtOn),
    ),
    to: choose(isOneOf(homeEnds(form), 'First'), day(entered.homeTo, form.homeTo), day(entered.soldOn, form.soldOn)),
  };
}

type Exempt = Readonly<Record<'isHome' | 'from' | 'to', Live>>;

interface Letting {
  readonly exempt: Exempt;
  readonly letOn: Live;
  readonly sold: Live;
}

/** What it is taken to be bought on and for: when first let after it was a home, unless every day is exempt. */
function anewCells(form: CapitalGainsForm, { exempt, letOn, sold }: Letting) {
  const bought = day(entered.boughtOn, form.boughtOn);
  const everyDay = every(isOne(exempt.isHome), atLeast(bought, exempt.from), atLeast(exempt.to, sold));
  const isExempt = choose(everyDay, 1, 0);
  const isLetLater = every(
    is(form.home === 'first', `${entered.home}="First"`),
    is(!everyDay.holds, `${homeAt('isExempt')}=0`),
    above(letOn, { formula: 'DATE(1996,8,20)', value: serial('1996-08-20') }),
  );
  const isAnew = choose(isLetLater, 1, 0);
  const anew = isOne(at('isAnew', isAnew.value));
  return {
    isExempt,
    isAnew,
    acquired: choose(anew, letOn, bought),
    price: choose(anew, letValue(form, letOn), { formula: entered.boughtFor, value: form.boughtFor }),
    costs: choose(anew, 0, { formula: entered.buyingCosts, value: form.buyingCosts }),
  };
}

/** The sheet Home: every figure by formula over the inputs. */
export function homeSheet({ cells }: HomeFigures): Sheet {
  return {
    name: 'Home',
    widths: [76, 20],
    headRows: 1,
    rows: [
      ['Days as a home, counted from contract to contract (Subdiv 118-B)', 'Figure'].map(head),
      ...homeNames.map((name): Cell[] => {
        const [text, format] = labels[name];
        return [{ text }, { formula: cells[name].formula, result: cells[name].value, format }];
      }),
    ],
  };
}

function laterWorks(form: CapitalGainsForm, stay: Exempt): Live {
  const claimed = { formula: entered.depreciation, value: form.depreciation };
  const [bought, sold] = [day(entered.boughtOn, form.boughtOn), day(entered.soldOn, form.soldOn)];
  const lastOld = smallest(sold, { formula: `${reform}-1`, value: serial('2027-06-30') });
  const owned = (last: Live) => largest(0, plus(less(last, bought), 1));
  const lived = (last: Live) => largest(0, plus(less(smallest(stay.to, last), largest(stay.from, bought)), 1));
  const rented = (last: Live) => less(owned(last), times(stay.isHome, lived(last)));
  const early = choose(
    above(rented(sold), 0),
    over(rented(lastOld), largest(1, rented(sold))),
    over(owned(lastOld), owned(sold)),
  );
  const isSaid = every(
    above(day(reform, '2027-07-01'), bought),
    atLeast(sold, day(reform, '2027-07-01')),
    is(form.depreciation2027 !== null, `ISNUMBER(${entered.depreciation2027})`),
  );
  const said = { formula: entered.depreciation2027, value: form.depreciation2027 ?? 0 };
  return choose(isSaid, said, less(claimed, rounded(times(claimed, early))));
}

/** What of a gain from one day to another is taxed, as a fraction: all of it where there is no such day. */
function taxedPart(exempt: Exempt, first: Live, last: Live): Live {
  const days = largest(0, plus(less(last, first), 1));
  const free = largest(0, plus(less(smallest(exempt.to, last), largest(exempt.from, first)), 1));
  return {
    formula: `IF(${days.formula}=0,1,1-${exempt.isHome.formula}*${free.formula}/MAX(1,${days.formula}))`,
    value: days.value === 0 ? 1 : 1 - (exempt.isHome.value * free.value) / days.value,
  };
}

function letValue({ homeValue, boughtOn, boughtFor, soldOn, soldFor }: CapitalGainsForm, letOn: Live): Live {
  const years = `${yearsFormula(entered.boughtOn, letOn.formula)}/${yearsFormula(entered.boughtOn, entered.soldOn)}`;
  const part = yearsBetween(boughtOn, isoOf(letOn.value)) / yearsBetween(boughtOn, soldOn);
  const estimate = rounded({
    formula: `${entered.boughtFor}*(${entered.soldFor}/${entered.boughtFor})^(${years})`,
    value: boughtFor * (soldFor / boughtFor) ** part,
  });
  const valued = is(homeValue !== null, `ISNUMBER(${entered.homeValue})`);
  return choose(valued, { formula: entered.homeValue, value: homeValue ?? 0 }, estimate);
}

function sixYearsOn({ formula, value }: Live): Live {
  const date = new Date(isoOf(value));
  const [year, month] = [date.getUTCFullYear() + 6, date.getUTCMonth()];
  const [same, last] = [Date.UTC(year, month, date.getUTCDate()), Date.UTC(year, month + 1, 0)];
  return { formula: laterFormula(formula, '6'), value: serial(new Date(Math.min(same, last)).toISOString()) };
}

function is(holds: boolean, formula: string): Test {
  return { holds, formula };
}

function isOne({ formula, value }: Live): Test {
  return { holds: value === 1, formula: `${formula}=1` };
}

function at(name: HomeName, value: number): Live {
  return { formula: homeAt(name), value };
}

/** A cell of the sheet Inputs with a day, 0 where it is empty. */
function day(formula: string, iso: string | null): Live {
  return { formula, value: iso === null ? 0 : serial(iso) };
}

// Days as spreadsheets count them: 1 January 1970 is 25,569.
function serial(iso: string): number {
  return Date.parse(iso.slice(0, 10)) / 86_400_000 + 25_569;
}

function isoOf(value: number): string {
  return new Date((value - 25_569) * 86_400_000).toISOString().slice(0, 10);
}
