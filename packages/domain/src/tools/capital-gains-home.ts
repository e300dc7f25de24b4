import { type CapitalGainsForm, homeEnds, homeStarts, moneyText } from '@freehold/contract';
import {
  addDays,
  boughtAtFirstIncomeUse,
  type CgtSale,
  cents,
  cgtSale,
  exemptionOf,
  isoDate,
  numberText,
  parseDate,
  type Sale,
  yearsBetween,
} from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { dayText } from '../text/day.ts';

type Residence = NonNullable<Sale['mainResidence']>;

/**
 * The days as a home and the days let (ITAA 1997 Subdiv 118-B), from contract to contract; undefined where it was never a
 * home. A home that was let later is taken to be bought when first let, for its value then (s 118-192).
 */
export function homeOf(form: CapitalGainsForm): Residence | undefined {
  const { home, boughtOn, soldOn, otherHome } = form;
  if (home === 'never') return undefined;
  const { from, to } = stayOf(form);
  const firstIncomeUse = home === 'first' ? { on: dayPlus(to, 1), marketValue: firstLetValue(form) } : undefined;
  return {
    ownedFrom: boughtOn,
    ownedTo: soldOn,
    livedIn: [{ from, to }],
    rented: letSpans(form),
    absenceChoice: otherHome === 'no',
    firstIncomeUse,
  };
}

/** The days it was let, ISO, both ends in: before and after it was a home; all of them where it never was. */
export function letSpans(form: CapitalGainsForm): readonly { readonly from: string; readonly to: string }[] {
  const { home, boughtOn, soldOn } = form;
  if (home === 'never') return [{ from: boughtOn, to: soldOn }];
  const { from, to } = stayOf(form);
  const before = from > boughtOn ? [{ from: boughtOn, to: dayPlus(from, -1) }] : [];
  const after = to < soldOn ? [{ from: dayPlus(to, 1), to: soldOn }] : [];
  return [...before, ...after];
}

/** First and last day lived in; those of the contracts where the form asks for none. */
function stayOf({ home, homeFrom, homeTo, boughtOn, soldOn }: CapitalGainsForm) {
  return {
    from: (homeStarts({ home }) && homeFrom) || boughtOn,
    to: (homeEnds({ home }) && homeTo) || soldOn,
  };
}

/** Dollars it was worth on the day it was first let: as entered, or growing evenly from one price to the other. */
function firstLetValue(form: CapitalGainsForm): number {
  const { homeValue, boughtOn, boughtFor, soldOn, soldFor } = form;
  if (homeValue !== null) return homeValue;
  const part = yearsBetween(boughtOn, dayPlus(stayOf(form).to, 1)) / yearsBetween(boughtOn, soldOn);
  return cents(boughtFor * (soldFor / boughtFor) ** part);
}

/** The form sold on another day for another price: a home that would not be let by then, or not lived in, is not. */
export function soldAnew(form: CapitalGainsForm, soldOn: string, soldFor: number): CapitalGainsForm {
  // What it was worth when let is a fact of the past, whatever the sale.
  const homeValue = form.home === 'first' ? firstLetValue(form) : form.homeValue;
  return { ...form, home: homeBy(form, soldOn), homeValue, soldOn, soldFor };
}

function homeBy({ home, homeFrom, homeTo }: CapitalGainsForm, soldOn: string): CapitalGainsForm['home'] {
  if (homeStarts({ home }) && homeFrom !== null && homeFrom >= soldOn) return 'never';
  if (homeEnds({ home }) && homeTo !== null && homeTo >= soldOn) return home === 'first' ? 'whole' : 'later';
  return home;
}

/** The part of the gain that is exempt as a home, in dollars where it is more than nothing, with the days behind it. */
export function homeLines(inputs: { readonly sale: Sale; readonly otherTaxableIncome: number }, sold: CgtSale): Line[] {
  const { mainResidence, ...sale } = inputs.sale;
  if (mainResidence === undefined) return [];
  const letAll = cgtSale({
    ...inputs,
    sale: { ...sale, ...(sold.choiceMade === undefined ? {} : { newBuildChoice: sold.choiceMade }) },
  });
  const exempt = gainOf(letAll) - gainOf(sold);
  const acquired = boughtAtFirstIncomeUse(inputs.sale);
  const days = exemptionOf(acquired.mainResidence).whole;
  const since = acquired.acquiredOn === sale.acquiredOn ? '' : ' since it was first let';
  const text = days === null ? '' : `${numberText(days.exemptDays)} of ${numberText(days.ownershipDays)} days${since}`;
  return [
    exempt > 0
      ? { label: 'Exempt as your home', value: moneyText(exempt), note: `Subdiv 118-B: ${text}` }
      : { label: 'Counted as your home', value: text, note: 'Subdiv 118-B' },
  ];
}

/** Gain on a whole sale, the owner's share in dollars; below 0 a loss. */
export function gainOf({ deferredGain, deferredLoss, saleGain, saleLoss }: CgtSale): number {
  return deferredGain - deferredLoss + saleGain - saleLoss;
}

/** What is assumed of the days as a home. */
export function homeAssumptions(form: CapitalGainsForm, sale: Sale): readonly string[] {
  if (form.home === 'never') return [];
  const acquired = boughtAtFirstIncomeUse(sale);
  return [
    'Days as your home count from contract to contract, where the law counts from settlement to settlement; it stands on up to 2 hectares, and no part of it was let or used for work while you lived in it (Subdiv 118-B).',
    ...(homeStarts(form) ? ['The days before you moved in are never exempt (s 118-185).'] : []),
    ...(homeEnds(form) ? [absenceText(form)] : []),
    ...(acquired.acquiredOn === sale.acquiredOn
      ? []
      : [
          `The law takes it to be bought on ${dayText(acquired.acquiredOn)}, when first let, for its value then of ${moneyText(acquired.purchasePrice)} (s 118-192); what it cost before no longer counts.${form.homeValue === null ? ' That value is worked out from the two prices: put in a valuation.' : ''}`,
        ]),
    ...(acquired.acquiredOn < '2027-07-01' && form.soldOn >= '2027-07-01' && form.home !== 'whole'
      ? [
          'The gains before and from 1 July 2027 are exempt each by its own days; the Tax Office has not explained the method yet.',
        ]
      : []),
  ];
}

function absenceText({ otherHome }: CapitalGainsForm): string {
  return otherHome === 'yes'
    ? 'Another home took its place when you moved out, so the years away are taxed (s 118-145).'
    : 'Let after you moved out, it stays your home for up to six years, as no other home takes its place (s 118-145).';
}

/** When it was a home, as entered. */
export function homeReadBack(form: CapitalGainsForm): readonly Line[] {
  if (form.home === 'never') return [];
  const { from, to } = stayOf(form);
  const values = {
    whole: 'The whole time',
    first: `To ${dayText(to)}, then let`,
    later: `From ${dayText(from)}, let before`,
    between: `${dayText(from)} to ${dayText(to)}, let before and after`,
  };
  return [
    { label: 'Lived in it', value: values[form.home] },
    ...(form.home === 'first' && form.homeValue !== null
      ? [{ label: 'Value when first let', value: moneyText(form.homeValue) }]
      : []),
    ...(homeEnds(form) && form.otherHome === 'yes' ? [{ label: 'Another home took its place', value: 'Yes' }] : []),
  ];
}

function dayPlus(day: string, count: number): string {
  return isoDate(addDays(parseDate('day', day), count));
}
