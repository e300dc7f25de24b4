import * as buying from '../rules/buying.ts';
import * as capitalGains from '../rules/capital-gains.ts';
import * as cashRate from '../rules/cash-rate.ts';
import * as depreciation from '../rules/depreciation.ts';
import * as entityTax from '../rules/entity-tax.ts';
import * as equity from '../rules/equity.ts';
import * as gearing from '../rules/gearing.ts';
import * as growth from '../rules/growth.ts';
import * as household from '../rules/household.ts';
import * as incomeTax from '../rules/income-tax.ts';
import * as jointChances from '../rules/joint-chances.ts';
import * as lending from '../rules/lending.ts';
import * as lendingPolicy from '../rules/lending-policy.ts';
import * as marketReality from '../rules/market-reality.ts';
import * as medicare from '../rules/medicare.ts';
import * as mortgageInsurance from '../rules/mortgage-insurance.ts';
import * as offsets from '../rules/offsets.ts';
import * as personalLoan from '../rules/personal-loan.ts';
import * as presentValue from '../rules/present-value.ts';
import * as probability from '../rules/probability.ts';
import * as projection from '../rules/projection.ts';
import * as property from '../rules/property.ts';
import * as retirement from '../rules/retirement.ts';
import type { Rule } from '../rules/rule.ts';
import * as studyLoan from '../rules/study-loan.ts';
import * as superannuation from '../rules/superannuation.ts';
import * as act from './duty/act.ts';
import * as nsw from './duty/nsw.ts';
import * as nt from './duty/nt.ts';
import * as qld from './duty/qld.ts';
import * as sa from './duty/sa.ts';
import * as tas from './duty/tas.ts';
import * as vic from './duty/vic.ts';
import * as wa from './duty/wa.ts';
import * as landTax from './land-tax-tables.ts';

const modules = [
  act,
  nsw,
  nt,
  qld,
  sa,
  tas,
  vic,
  wa,
  landTax,
  buying,
  capitalGains,
  cashRate,
  depreciation,
  entityTax,
  equity,
  gearing,
  growth,
  household,
  incomeTax,
  jointChances,
  lending,
  lendingPolicy,
  marketReality,
  medicare,
  mortgageInsurance,
  offsets,
  personalLoan,
  presentValue,
  probability,
  projection,
  property,
  retirement,
  studyLoan,
  superannuation,
];

/** Every rule of the engine, once. */
export const allRules: readonly Rule<unknown>[] = [
  ...new Set(modules.flatMap((module) => Object.values(module).flatMap(rulesIn))),
];

/** The rules in an export: a single one, a list, a record, or a law that holds them. */
function rulesIn(value: unknown): readonly Rule<unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRule(value) ? [value] : Object.values(value).flatMap(rulesIn);
}

function isRule(value: object): value is Rule<unknown> {
  return 'id' in value && 'source' in value && 'confidence' in value;
}
