import { presentValueRate } from '../rules/present-value.ts';
import { cumipmt, cumprinc, fv, ipmt, type PaymentTiming, pmt, ppmt, pv } from '../time-value/annuity.ts';
import { nper, rate } from '../time-value/annuity-solvers.ts';
import { irr, npv } from '../time-value/cash-flows.ts';
import { xirr, xnpv } from '../time-value/dated-cash-flows.ts';
import { presentValue } from '../time-value/present-value.ts';
import { compoundGrowthRate, effectiveRate, nominalRate } from '../time-value/rate-conversion.ts';
import type { Areas } from './area.ts';
import type { Inputs } from './inputs.ts';

/** Starting guess of the rate solvers, as in spreadsheets. */
const defaultGuess = 0.1;

/** Time value of money; `rate` is a fraction per period and money paid out is negative. */
export const timeValueAreas: Areas = {
  'tvm.pmt': (inputs) => ({ value: pmt({ ...annuity(inputs), pv: inputs.number('pv') }) }),
  'tvm.pv': (inputs) => ({ value: pv({ ...annuity(inputs), pmt: inputs.number('pmt') }) }),
  'tvm.fv': (inputs) => ({
    value: fv({
      rate: inputs.number('rate'),
      nper: inputs.number('nper'),
      pmt: inputs.number('pmt'),
      pv: inputs.number('pv', 0),
      type: timing(inputs),
    }),
  }),
  'tvm.ipmt': (inputs) => ({ value: ipmt(onePayment(inputs)) }),
  'tvm.ppmt': (inputs) => ({ value: ppmt(onePayment(inputs)) }),
  'tvm.cumipmt': (inputs) => ({ value: cumipmt(paymentRun(inputs)) }),
  'tvm.cumprinc': (inputs) => ({ value: cumprinc(paymentRun(inputs)) }),
  'tvm.nper': (inputs) => ({ ...nper({ ...amounts(inputs), rate: inputs.number('rate') }) }),
  'tvm.rate': (inputs) => ({
    ...rate({ ...amounts(inputs), nper: inputs.number('nper'), guess: inputs.number('guess', defaultGuess) }),
  }),
  npv: (inputs) => ({
    value: npv({
      rate: inputs.number('rate'),
      cashflows: inputs.numbers('cashflows'),
      firstPeriod: inputs.oneOf('firstPeriod', [0, 1], 1),
    }),
  }),
  irr: (inputs) => ({ ...irr(inputs.numbers('cashflows'), inputs.number('guess', defaultGuess)) }),
  xnpv: (inputs) => ({ value: xnpv({ ...datedFlows(inputs), rate: inputs.number('rate') }) }),
  xirr: (inputs) => ({ ...xirr(datedFlows(inputs), inputs.number('guess', defaultGuess)) }),
  'rate.effective': (inputs) => ({ value: effectiveRate(inputs.number('nominal'), inputs.number('periods')) }),
  'rate.nominal': (inputs) => ({ value: nominalRate(inputs.number('effective'), inputs.number('periods')) }),
  'value.present': (inputs) => ({
    value: presentValue({
      amount: inputs.number('amount'),
      years: inputs.number('years'),
      priceRise: inputs.number('priceRise', presentValueRate.value),
    }),
  }),
  'rate.cagr': (inputs) => ({
    value: compoundGrowthRate({
      start: inputs.number('start'),
      end: inputs.number('end'),
      periods: inputs.number('periods'),
    }),
  }),
};

function timing(inputs: Inputs): PaymentTiming {
  return inputs.oneOf('type', [0, 1], 0);
}

function annuity(inputs: Inputs) {
  return {
    rate: inputs.number('rate'),
    nper: inputs.number('nper'),
    fv: inputs.number('fv', 0),
    type: timing(inputs),
  };
}

function onePayment(inputs: Inputs) {
  return { ...annuity(inputs), pv: inputs.number('pv'), per: inputs.number('per') };
}

function paymentRun(inputs: Inputs) {
  return {
    rate: inputs.number('rate'),
    nper: inputs.number('nper'),
    pv: inputs.number('pv'),
    start: inputs.number('start'),
    end: inputs.number('end'),
    type: timing(inputs),
  };
}

function amounts(inputs: Inputs) {
  return {
    pmt: inputs.number('pmt'),
    pv: inputs.number('pv'),
    fv: inputs.number('fv', 0),
    type: timing(inputs),
  };
}

function datedFlows(inputs: Inputs) {
  return { cashflows: inputs.numbers('cashflows'), dates: inputs.texts('dates') };
}
