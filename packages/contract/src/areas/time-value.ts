import {
  compoundGrowthRate,
  cumipmt,
  cumprinc,
  effectiveRate,
  fv,
  ipmt,
  irr,
  nominalRate,
  nper,
  npv,
  pmt,
  ppmt,
  presentValue,
  presentValueRate,
  pv,
  rate,
  xirr,
  xnpv,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, ignored, list, number, text } from './area.ts';

const zeroOrOne = z._default(z.literal([0, 1]), 0);
/** Starting guess of the rate solvers, as in spreadsheets. */
const guess = z._default(number, 0.1);
const annuity = { rate: number, nper: number, fv: z._default(number, 0), type: zeroOrOne, rateExpr: ignored };
const payment = { ...annuity, pv: number, per: number };
const run = { rate: number, nper: number, pv: number, start: number, end: number, type: zeroOrOne, rateExpr: ignored };
const flows = list(number);

const loan = { rate: 0.005, nper: 360, pv: 500_000 };

/** Time value of money; `rate` is a fraction per period and money paid out is negative. */
export const timeValueAreas: Areas = {
  'tvm.pmt': area({
    summary: 'Payment per period that takes pv to fv',
    inputs: { ...annuity, pv: number },
    example: loan,
    calculate: (inputs) => ({ value: pmt(inputs) }),
  }),
  'tvm.pv': area({
    summary: 'Value today of payments and of fv after them',
    inputs: { ...annuity, pmt: number },
    example: { rate: 0.005, nper: 360, pmt: -2_997.75 },
    calculate: (inputs) => ({ value: pv(inputs) }),
  }),
  'tvm.fv': area({
    summary: 'Value after the periods of pv and a payment each period',
    inputs: { rate: number, nper: number, pmt: number, pv: z._default(number, 0), type: zeroOrOne, rateExpr: ignored },
    example: { rate: 0.005, nper: 120, pmt: -500 },
    calculate: (inputs) => ({ value: fv(inputs) }),
  }),
  'tvm.ipmt': area({
    summary: 'Interest in one payment',
    inputs: payment,
    example: { ...loan, per: 1 },
    calculate: (inputs) => ({ value: ipmt(inputs) }),
  }),
  'tvm.ppmt': area({
    summary: 'Principal in one payment',
    inputs: payment,
    example: { ...loan, per: 1 },
    calculate: (inputs) => ({ value: ppmt(inputs) }),
  }),
  'tvm.cumipmt': area({
    summary: 'Interest in a range of payments',
    inputs: run,
    example: { ...loan, start: 1, end: 12 },
    calculate: (inputs) => ({ value: cumipmt(inputs) }),
  }),
  'tvm.cumprinc': area({
    summary: 'Principal in a range of payments',
    inputs: run,
    example: { ...loan, start: 1, end: 12 },
    calculate: (inputs) => ({ value: cumprinc(inputs) }),
  }),
  'tvm.nper': area({
    summary: 'Periods until pv and the payments reach fv',
    inputs: { rate: number, pmt: number, pv: number, fv: z._default(number, 0), type: zeroOrOne, rateExpr: ignored },
    example: { rate: 0.005, pmt: -3_500, pv: 500_000 },
    calculate: (inputs) => ({ ...nper(inputs) }),
  }),
  'tvm.rate': area({
    summary: 'Rate per period at which pv, the payments and fv balance',
    inputs: { nper: number, pmt: number, pv: number, fv: z._default(number, 0), type: zeroOrOne, guess },
    example: { nper: 360, pmt: -3_000, pv: 500_000 },
    calculate: (inputs) => ({ ...rate(inputs) }),
  }),
  npv: area({
    summary: 'Net present value of equally spaced cash flows',
    inputs: { rate: number, cashflows: flows, firstPeriod: z._default(z.literal([0, 1]), 1) },
    example: { rate: 0.08, cashflows: [-100, 60, 60] },
    calculate: (inputs) => ({ value: npv(inputs) }),
  }),
  irr: area({
    summary: 'Internal rate of return of equally spaced cash flows',
    inputs: { cashflows: flows, guess },
    example: { cashflows: [-100, 60, 60] },
    calculate: (inputs) => ({ ...irr(inputs.cashflows, inputs.guess) }),
  }),
  xnpv: area({
    summary: 'Net present value of dated cash flows, actual days over 365',
    inputs: { rate: number, cashflows: flows, dates: list(text) },
    example: { rate: 0.08, cashflows: [-100, 110], dates: ['2026-01-01', '2027-01-01'] },
    calculate: (inputs) => ({ value: xnpv(inputs) }),
  }),
  xirr: area({
    summary: 'Internal rate of return of dated cash flows, actual days over 365',
    inputs: { cashflows: flows, dates: list(text), guess },
    example: { cashflows: [-100, 110], dates: ['2026-01-01', '2027-01-01'] },
    calculate: ({ guess: start, ...inputs }) => ({ ...xirr(inputs, start) }),
  }),
  'rate.effective': area({
    summary: 'Effective yearly rate of a nominal one',
    inputs: { nominal: number, periods: number },
    example: { nominal: 0.06, periods: 12 },
    calculate: ({ nominal, periods }) => ({ value: effectiveRate(nominal, periods) }),
  }),
  'rate.nominal': area({
    summary: 'Nominal yearly rate of an effective one',
    inputs: { effective: number, periods: number },
    example: { effective: 0.0617, periods: 12 },
    calculate: ({ effective, periods }) => ({ value: nominalRate(effective, periods) }),
  }),
  'rate.cagr': area({
    summary: 'Compound growth rate between two values',
    inputs: { start: number, end: number, periods: number },
    example: { start: 500_000, end: 750_000, periods: 8 },
    calculate: (inputs) => ({ value: compoundGrowthRate(inputs) }),
  }),
  'value.present': area({
    summary: 'A later amount in today’s dollars',
    inputs: { amount: number, years: number, priceRise: z._default(number, presentValueRate.value) },
    example: { amount: 1_000_000, years: 20 },
    calculate: (inputs) => ({ value: presentValue(inputs) }),
  }),
};
