import { amountText, numberText, percentText } from '../working/amount-text.ts';
import type { Working, WorkingLine } from '../working/line.ts';
import { cumipmt, cumprinc, fv, ipmt, type PaymentRun, type PaymentTiming, pmt, ppmt, pv } from './annuity.ts';
import { nper, rate } from './annuity-solvers.ts';

type Terms<Formula extends (terms: never) => unknown> = Parameters<Formula>[0];

/**
 * The working of `pmt`; the last amount is the payment. Spreadsheet signs, as in the rest of this file. Throws as `pmt`
 * does.
 */
export function explainPmt(terms: Terms<typeof pmt>): Working {
  return [
    factorLine(terms),
    {
      label: 'Payment',
      amount: pmt(terms),
      unit: 'dollars',
      formula: `−(${amountText(terms.pv)} × q + ${amountText(terms.fv)}) ÷ ${annuityText(terms)}`,
    },
  ];
}

/** The working of `fv`; the last amount is the future value. Throws as `fv` does. */
export function explainFv(terms: Terms<typeof fv>): Working {
  return [
    factorLine(terms),
    {
      label: 'Future value',
      amount: fv(terms),
      unit: 'dollars',
      formula: `−(${amountText(terms.pv)} × q + ${amountText(terms.pmt)} × ${annuityText(terms)})`,
    },
  ];
}

/** The working of `pv`; the last amount is the present value. Throws as `pv` does. */
export function explainPv(terms: Terms<typeof pv>): Working {
  return [
    factorLine(terms),
    {
      label: 'Present value',
      amount: pv(terms),
      unit: 'dollars',
      formula: `−(${amountText(terms.fv)} + ${amountText(terms.pmt)} × ${annuityText(terms)}) ÷ q`,
    },
  ];
}

/** The working of `ipmt`: the payment, its principal and, as the last amount, its interest. Throws as `ipmt` does. */
export function explainIpmt(terms: Terms<typeof ipmt>): Working {
  const { payment, interest, principal } = partsOf(terms);
  return [payment, principal, { ...interest, formula: difference(payment, principal) }];
}

/** The working of `ppmt`: the payment, its interest and, as the last amount, its principal. Throws as `ppmt` does. */
export function explainPpmt(terms: Terms<typeof ppmt>): Working {
  const { payment, interest, principal } = partsOf(terms);
  return [payment, interest, { ...principal, formula: difference(payment, interest) }];
}

/** The working of `cumipmt`; the last amount is the total interest. Throws as `cumipmt` does. */
export function explainCumipmt(run: PaymentRun): Working {
  return [{ label: 'Interest', amount: cumipmt(run), unit: 'dollars', formula: runText(run) }];
}

/** The working of `cumprinc`; the last amount is the total principal. Throws as `cumprinc` does. */
export function explainCumprinc(run: PaymentRun): Working {
  return [{ label: 'Principal', amount: cumprinc(run), unit: 'dollars', formula: runText(run) }];
}

/** The working of `nper`; the last amount is the number of periods. Null without a solution. Throws as `nper` does. */
export function explainNper(terms: Terms<typeof nper>): Working | null {
  const answer = nper(terms);
  if (answer.status === 'no-solution') return null;
  const formula = `periods at ${percentText(terms.rate * 100)} in which ${balanceText(terms)} balance, ${timingText(terms.type)}`;
  return [{ label: 'Periods', amount: answer.value, unit: 'count', formula }];
}

/** The working of `rate`; the last amount is the rate per period in percent. Null without a solution. Throws as `rate` does. */
export function explainRate(terms: Terms<typeof rate>): Working | null {
  const answer = rate(terms);
  if (answer.status === 'no-solution') return null;
  const formula = `rate at which ${balanceText(terms)} balance over ${numberText(terms.nper)} periods, ${timingText(terms.type)}`;
  return [{ label: 'Rate per period', amount: answer.value * 100, unit: 'percent', formula }];
}

function factorLine(terms: { readonly rate: number; readonly nper: number }): WorkingLine {
  const rateText = percentText(terms.rate * 100);
  return {
    label: 'Growth over the term, q',
    amount: (1 + terms.rate) ** terms.nper,
    unit: 'count',
    formula: `(1 + ${rateText})^${numberText(terms.nper)}`,
  };
}

/** Formula for the value of one dollar a period: just the number of periods at zero interest. */
function annuityText(terms: { readonly rate: number; readonly nper: number; readonly type: PaymentTiming }): string {
  if (terms.rate === 0) return numberText(terms.nper);
  const rateText = percentText(terms.rate * 100);
  return `((q − 1) ÷ ${rateText}${terms.type === 1 ? ` × (1 + ${rateText})` : ''})`;
}

function partsOf(terms: Terms<typeof ipmt>): Readonly<Record<'payment' | 'interest' | 'principal', WorkingLine>> {
  const unit = 'dollars';
  const payment = explainPmt(terms).at(-1)?.formula ?? '';
  const share = `in payment ${terms.per} of ${numberText(terms.nper)} at ${percentText(terms.rate * 100)}`;
  return {
    payment: { label: 'Payment', amount: pmt(terms), unit, formula: payment },
    interest: { label: 'Interest', amount: ipmt(terms), unit, formula: `interest ${share}` },
    principal: { label: 'Principal', amount: ppmt(terms), unit, formula: `principal ${share}` },
  };
}

function difference(whole: WorkingLine, part: WorkingLine): string {
  const sign = part.amount < 0 ? '+' : '−';
  return `${amountText(whole.amount)} ${sign} ${amountText(Math.abs(part.amount))}`;
}

function runText({ rate: periodic, nper: periods, pv: present, start, end }: PaymentRun): string {
  return `payments ${start} to ${end} of ${numberText(periods)} on ${amountText(present)} at ${percentText(periodic * 100)}, added up`;
}

function balanceText(terms: { readonly pv: number; readonly pmt: number; readonly fv: number }): string {
  return `${amountText(terms.pv)}, payments of ${amountText(terms.pmt)} and ${amountText(terms.fv)}`;
}

function timingText(type: PaymentTiming): string {
  return type === 1 ? 'paid at the beginning of each' : 'paid at the end of each';
}
