import { type InvestmentPropertyForm, moneyText } from '@freehold/contract';
import type { InvestmentSale } from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { dayText } from '../text/day.ts';
import { numberText, percentText, rateText } from '../text/rates.ts';
import { type InvestmentCourse, investmentTerm } from './investment-property-inputs.ts';

/** A sale's return as the end of “it …”: `returns 6.47% a year`. */
export function returnWords({ irrPct }: InvestmentSale): string {
  if (irrPct === null) return 'gives nothing back';
  return irrPct < 0 ? `loses ${percentText(-irrPct)} a year` : `returns ${percentText(irrPct)} a year`;
}

/** What the figures take for granted. */
export function investmentAssumptions(form: InvestmentPropertyForm, course: InvestmentCourse): readonly string[] {
  const { plan, sale } = course;
  // What prices are indexed by is said with the form's own figure.
  const settings = [...plan.gearing.settingsUsed, ...sale.position.settingsUsed].filter(
    ({ setting }) => setting !== 'projectionInflation',
  );
  return [
    `The price grows ${rateText(form.growth)} a year; the loan is ${rateText(form.loan)} of the price at ${rateText(form.rate)}; costs are ${moneyText(form.costs)} a year.`,
    'One resident person in their own name. With a co-owner every amount is your share; the other’s tax is theirs.',
    'Let from the first of the month after the contract, through that part year and then full financial years, and sold on 1 July.',
    plan.gearing.reason,
    'Your other income stays what it is, and so do the tax scales known today, with the Medicare levy, private hospital cover and no study loan.',
    `A loan over ${investmentTerm} years, repaid monthly at one rate. Above 80%, mortgage insurance is added to it; the deduction of that and of loan fees over five years is left out.`,
    `Rent rises ${rateText(form.rentGrowth)} a year, running costs ${rateText(form.inflation)}; 52 weeks make a year. Costs of the purchase are indexed by ${rateText(form.inflation)} from 1 July 2027, where the law indexes them.`,
    dutyWords(form, course),
    landTaxWords(form),
    ...(plan.gearing.status === 'quarantined'
      ? [
          'Losses held back are used on this property’s later rent and gain; what is left after the sale counts for nothing here.',
        ]
      : []),
    'The write-off of appliances and carpets (Div 40) is left out.',
    ...new Set(settings.map(({ words }) => words)),
  ];
}

function dutyWords({ buyingCosts, contractOn, state }: InvestmentPropertyForm, { plan }: InvestmentCourse): string {
  if (buyingCosts !== null) return 'Buying costs are those you entered; they are part of the cost base.';
  const table = plan.dutyDay === contractOn ? '' : ' by the tables of 2026-27, the only ones known';
  return `Buying costs of ${moneyText(plan.buyingCosts)}: ${state} duty for an investor${table}, and typical fees.`;
}

function landTaxWords({ land, state, share }: InvestmentPropertyForm): string {
  if (state === 'NT') return 'The Northern Territory has no land tax.';
  if (land === null) return 'Land tax is not counted without a land value.';
  const ofShare =
    share < 100
      ? ' Your share is taxed by itself; some states assess co-owners together first, which can be more.'
      : '';
  return `Land tax by the tables of 2026, on this land alone, its value growing like the price.${ofShare}`;
}

/** What was entered, as lines. */
export function investmentPropertyReadBack(form: InvestmentPropertyForm): readonly Line[] {
  return [
    { label: 'Where it is', value: form.state },
    { label: 'Price', value: moneyText(form.price) },
    { label: 'Rent', value: `${moneyText(form.rent)} a week, ${numberText(form.vacant)} weeks a year vacant` },
    { label: 'Your other taxable income', value: `${moneyText(form.income)} a year` },
    { label: 'Kind of home', value: form.dwelling === 'new' ? 'New build' : 'Established' },
    { label: 'Contract signed on', value: dayText(form.contractOn) },
    { label: 'Loan', value: loanText(form) },
    { label: 'Running costs', value: `${moneyText(form.costs)} a year` },
    { label: 'Management', value: `${rateText(form.management)} of the rent` },
    { label: 'Building write-off', value: `${moneyText(form.depreciation)} a year` },
    { label: 'Land value', value: form.land === null ? 'Not given' : moneyText(form.land) },
    { label: 'Growth of the price', value: `${rateText(form.growth)} a year` },
    { label: 'Growth of the rent', value: `${rateText(form.rentGrowth)} a year` },
    { label: 'Inflation', value: `${rateText(form.inflation)} a year` },
    { label: 'Held for', value: `${form.years} full years` },
    { label: 'Your share', value: percentText(form.share) },
    {
      label: 'Buying costs',
      value: form.buyingCosts === null ? 'Duty and typical fees' : moneyText(form.buyingCosts),
    },
    { label: 'Selling costs', value: `${rateText(form.selling)} of the price` },
  ];
}

function loanText({ loan, rate, interestOnly }: InvestmentPropertyForm): string {
  if (loan === 0) return 'None';
  const only = interestOnly === '0' ? 'principal and interest' : `interest only for ${interestOnly} years at first`;
  return `${rateText(loan)} of the price at ${rateText(rate)}, ${only.replace('1 years', '1 year')}`;
}
