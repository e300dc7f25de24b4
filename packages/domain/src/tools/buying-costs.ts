import { type BuyingCostsForm, buyingCostsSchema, moneyText } from '@freehold/contract';
import {
  explainFundsToComplete,
  explainMaxPrice,
  explainTransferDuty,
  states,
  transferDuty,
  type Working,
} from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { dayText } from '../text/day.ts';
import { percentText, rateText } from '../text/rates.ts';
import { buyingCostsLevers } from './buying-costs-levers.ts';
import { buyingCostsLinks } from './buying-costs-links.ts';
import { fundsInputs, maxPriceInputs, type Settlement, settlementOf } from './buying-costs-purchase.ts';
import { insuranceText, reliefText, schemeNames, sentenceOf } from './buying-costs-words.ts';
import type { ToolAnswer, ToolChart, ToolFigure } from './tool-answer.ts';

/** Percent of the price, insurance included, that lenders commonly stop at (lending specification, section B2). */
const usualMostLvr = 97;

/** What a purchase takes on settlement day, or which price the cash on hand reaches; dollars to the cent. */
export function buyingCostsAnswer(form: BuyingCostsForm): ToolAnswer {
  const settlement = settlementOf(form);
  return {
    figure: figureOf(form, settlement),
    lines: linesOf(form, settlement),
    working: () => workingOf(form, settlement),
    chart: () => byPlace(form),
    levers: () => buyingCostsLevers(form, settlement),
    next: () => buyingCostsLinks(form, settlement),
    assumptions: assumptionsOf(form, settlement),
    rules: settlement.rules,
  };
}

/** The answer to a form: cash in dollars, not below 0, or a price in whole dollars. */
function amountOf({ solveFor }: BuyingCostsForm, { fundsRequired, price }: Settlement): number {
  return solveFor === 'price' ? Math.max(0, fundsRequired) : price;
}

function figureOf(form: BuyingCostsForm, settlement: Settlement): ToolFigure {
  return {
    label: form.solveFor === 'price' ? 'Cash you need at settlement' : 'Price your cash reaches',
    amount: amountOf(form, settlement),
    sentence: sentenceOf(form, settlement),
  };
}

function linesOf(form: BuyingCostsForm, settlement: Settlement): readonly Line[] {
  const { price, ownPart, duty, foreignSurcharge: surcharge, feesTotal, lmi, totalLoan } = settlement;
  if (price === 0) return [];
  const foreign = surcharge > 0 ? `; ${moneyText(surcharge)} of it as a foreign buyer` : '';
  return [
    {
      label: 'Your part of the price',
      value: moneyText(ownPart),
      note: `${percentText((ownPart / price) * 100)} of ${moneyText(price)}`,
    },
    {
      label: surcharge > 0 ? 'Transfer duty with the surcharge' : 'Transfer duty',
      value: moneyText(duty + surcharge),
      note: `${reliefText(form, price)}${foreign}`,
    },
    { label: 'Fees', value: moneyText(feesTotal), note: 'legal, inspections, lender, registration; indicative' },
    { label: 'Mortgage insurance', value: moneyText(lmi), note: insuranceText(form, settlement) },
    { label: 'Loan', value: moneyText(totalLoan), note: lvrText(settlement) },
    ...(form.grants > 0 ? [{ label: 'Grants', value: moneyText(form.grants), note: 'as you expect them' }] : []),
  ];
}

function lvrText({ baseLvrPct, totalLvrPct }: Settlement): string {
  const base = `LVR ${percentText(baseLvrPct)}`;
  if (totalLvrPct <= baseLvrPct) return base;
  const high = totalLvrPct > usualMostLvr ? `, above the ${usualMostLvr}% that most lenders stop at` : '';
  return `${base}, ${percentText(totalLvrPct)} with insurance${high}`;
}

function dutyInputs({ state, buyer, property, foreign, contractOn }: BuyingCostsForm, price: number) {
  return { state, buyer, property, contractDate: contractOn, isForeign: foreign === 'yes', price };
}

function workingOf(form: BuyingCostsForm, { price, fundsRequired }: Settlement): Working {
  const duty = price === 0 ? [] : (explainTransferDuty(dutyInputs(form, price)) ?? []);
  if (form.solveFor === 'cash') return [...duty, ...explainMaxPrice(maxPriceInputs(form))];
  const funds = [...duty, ...explainFundsToComplete(fundsInputs(form))];
  if (fundsRequired >= 0) return funds;
  const formula = 'the loan and the grants are more than is due';
  return [...funds, { label: 'Cash you need', amount: 0, unit: 'dollars', formula }];
}

/** The same purchase in each place where a lender’s insurer or a scheme covers its loan. */
function byPlace(form: BuyingCostsForm): ToolChart {
  const forms = states.map((state) => ({ ...form, state })).filter((each) => buyingCostsSchema.safeParse(each).success);
  const settled = forms.map((each) => ({ form: each, settlement: settlementOf(each) }));
  const places = forms.map(({ state }) => state);
  const values = settled.map((each) => amountOf(each.form, each.settlement));
  const at = (value: number) => places.filter((_, index) => values[index] === value).join(', ');
  const own = moneyText(values[places.indexOf(form.state)] ?? 0);
  const left = states.filter((state) => !places.includes(state));
  const isCash = form.solveFor === 'price';
  return {
    form: 'bars',
    title: isCash ? 'The same purchase in each state' : 'What the same cash reaches in each state',
    summary: `${own} in ${form.state}; least in ${at(Math.min(...values))}, most in ${at(Math.max(...values))}.${left.length > 0 ? ` No loan of that size in ${left.join(', ')}.` : ''}`,
    across: 'State or territory',
    places,
    series: [
      { name: isCash ? 'Cash you need' : 'Price your cash reaches', kind: isCash ? 'cash' : 'propertyValue', values },
      {
        name: 'Duty',
        kind: 'expenses',
        values: settled.map(({ settlement: { duty, foreignSurcharge } }) => duty + foreignSurcharge),
      },
    ],
  };
}

const usual = [
  'For individuals who buy the whole property. Companies and trusts are not covered.',
  'Your income is not looked at.',
  'Fees are indicative. Type the amounts you were quoted below More details.',
  'Moving, building insurance, and the share of rates and strata adjusted at settlement are not counted.',
  'A deposit paid when contracts were exchanged is part of the cash.',
] as const;

function assumptionsOf(form: BuyingCostsForm, { price, lmi, scheme }: Settlement): readonly string[] {
  const duty = transferDuty(dutyInputs(form, price));
  const only = (isSo: boolean, text: string) => (isSo ? [text] : []);
  const isCash = form.solveFor === 'cash';
  return [
    ...usual,
    ...only(
      form.property === 'land',
      'Duty is on the land. A building contract after it, and its deposit, come on top.',
    ),
    ...only(
      lmi > 0,
      'Mortgage insurance is one insurer’s table of unknown date; what lenders charge differs a lot. It protects the lender, not you.',
    ),
    ...only(
      scheme?.eligible ?? false,
      'Under a scheme you live in the home, repay principal and interest, and owe the whole loan. The government guarantees the lender.',
    ),
    ...only(form.foreign === 'yes', 'Foreign investment approval and its fee are not counted.'),
    ...only(isCash, `The loan is at most ${rateText(form.lvr)} of the price.`),
    ...only(
      isCash && form.lvr > 80 && form.insurance === 'capitalise',
      `With insurance it is at most ${rateText(Math.max(form.lvr, form.mostWithInsurance))} of the price; lenders differ.`,
    ),
    ...(duty.status === 'computed' ? duty.notes.map((note) => `${note}.`) : []),
  ];
}

const buyerNames = { first: 'First-home buyer', owner: 'Owner-occupier', investor: 'Investor' } as const;
const propertyNames = { established: 'Established home', new: 'New home', land: 'Land' } as const;
const insuranceNames = { capitalise: 'Added to the loan', upfront: 'Paid with your cash', waived: 'Waived' } as const;

/** What was entered, as lines. */
export function buyingCostsReadBack(form: BuyingCostsForm): readonly Line[] {
  const { solveFor, price, cash, lvr, scheme, registration } = form;
  const dollars = (label: string, amount: number) => ({ label, value: moneyText(amount) });
  const isCash = solveFor === 'cash';
  return [
    { label: 'Where', value: form.state },
    { label: 'Who buys', value: buyerNames[form.buyer] },
    { label: 'What is bought', value: propertyNames[form.property] },
    isCash ? dollars('Cash', cash) : dollars('Price', price),
    ...(isCash && form.keep > 0 ? [dollars('Kept back', form.keep)] : []),
    { label: isCash ? 'Loan, at most' : 'Loan', value: `${rateText(lvr)} of the price` },
    ...(lvr > 80 ? [{ label: 'Mortgage insurance', value: insuranceNames[form.insurance] }] : []),
    ...(isCash && lvr > 80
      ? [{ label: 'Loan with insurance, at most', value: `${rateText(form.mostWithInsurance)} of the price` }]
      : []),
    ...(scheme === 'none' ? [] : [{ label: 'Scheme', value: schemeNames[scheme] }, regionLine(form)]),
    ...(form.foreign === 'yes' ? [{ label: 'Foreign buyer', value: 'Yes' }] : []),
    ...(form.grants > 0 ? [dollars('Grants', form.grants)] : []),
    { label: 'Contract', value: dayText(form.contractOn) },
    dollars('Legal fees', form.legal),
    dollars('Inspections', form.inspections),
    ...(lvr > 0 ? [dollars('Lender’s fees', form.lender)] : []),
    registration === null
      ? { label: 'Registration', value: 'Typical of the place' }
      : dollars('Registration', registration),
  ];
}

function regionLine({ region }: BuyingCostsForm): Line {
  return { label: 'Part of the state', value: region === 'metro' ? 'Capital or large regional centre' : 'Elsewhere' };
}
