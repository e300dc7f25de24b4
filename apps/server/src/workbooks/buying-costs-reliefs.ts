import { dutyReliefRules, dutyScales, type State } from '@freehold/finance';
import { entered, when } from './buying-costs-cells.ts';
import type { ScaleName } from './buying-costs-law.ts';
import { centsFormula } from './sheet.ts';

/** Addresses that a place's formula needs: the price, the duty by each scale, and New South Wales' duty at its floor. */
interface Steps {
  readonly price: string;
  readonly byScale: (scale: ScaleName) => string;
  readonly atFloor: string;
}

const rules = dutyReliefRules;
const resident = `NOT(${when.foreign})`;
const byLand = (land: number, home: number) => `IF(${when.land},${land},${home})`;

function nsw({ price, byScale, atFloor }: Steps): string {
  const { floor, cap } = rules.nswFirstHome.value;
  const land = rules.nswFirstLand.value;
  const full = byScale('nswGeneral');
  const [from, to] = [byLand(land.floor, floor), byLand(land.cap, cap)];
  const reduced = centsFormula(`${full}-${atFloor}*(${to}-${price})/(${to}-${from})`);
  return `IF(AND(${when.first},${resident},${price}<${to}),IF(${price}<=${from},0,${reduced}),${full})`;
}

function vic({ price, byScale }: Steps): string {
  const { nilUpTo, reducedUpTo } = rules.vicFirstHome.value;
  const upTo = dutyScales.vicHome.value.upTo;
  const exact = `IF(AND(NOT(${when.investor}),${price}<=${upTo}),${byScale('vicHome')},${byScale('vicGeneral')})`;
  // Fifty cents go down.
  const duty = `MAX(0,ROUNDUP(ROUND(${exact},6)-0.5,0))`;
  const reduction = `ROUNDUP(ROUND(${duty}*(${reducedUpTo}-${price})/${reducedUpTo - nilUpTo},6),0)`;
  const isReduced = `AND(${when.first},${resident},${price}<=${reducedUpTo})`;
  return `IF(${isReduced},IF(${price}<=${nilUpTo},0,${duty}-${reduction}),${duty})`;
}

function qld({ price, byScale }: Steps): string {
  const { rebate, fullBelow, step, lessPerStep } = rules.qldFirstHome.value;
  const [year, month, day] = (rules.qldResidents.from ?? '').split('-').map(Number);
  const general = byScale('qldGeneral');
  const home = `MIN(${byScale('qldHome')},${general})`;
  const steps = `IF(${price}<${fullBelow},0,INT((${price}-${fullBelow})/${step})+1)`;
  const rebated = `MAX(0,${home}-MAX(0,${rebate}-${steps}*${lessPerStep}))`;
  const isGeneral = `OR(${when.investor},AND(${when.foreign},${entered.contractOn}>=DATE(${year},${month},${day})))`;
  return `IF(${isGeneral},${general},IF(${when.first},IF(${when.established},${rebated},0),IF(${when.land},${general},${home})))`;
}

function wa({ price, byScale }: Steps): string {
  const home = rules.waFirstHome.value;
  const land = rules.waFirstLand.value;
  const value = `INT(${price})`;
  const nil = byLand(land.nilUpTo, home.nilUpTo);
  const lots = `ROUNDUP((${value}-${nil})/100,0)`;
  const reduced = `IF(${value}<=${nil},0,ROUND(${lots}*${byLand(land.perHundred, home.perHundred)},2))`;
  const isFirst = `AND(${when.first},${resident},${value}<=${byLand(land.cap, home.cap)})`;
  const upTo = dutyScales.waSmallHome.value.upTo;
  const isSmall = `AND(NOT(${when.investor}),NOT(${when.land}),${resident},${value}<=${upTo})`;
  return `IF(${isFirst},${reduced},IF(${isSmall},${byScale('waSmallHome')},${byScale('waGeneral')}))`;
}

function sa({ byScale }: Steps): string {
  return `IF(AND(${when.first},${resident},NOT(${when.established})),0,${byScale('saGeneral')})`;
}

function act({ price, byScale }: Steps): string {
  const { above, perHundred } = rules.actFlat.value;
  const scaled = `IF(${when.investor},${byScale('actInvestor')},${byScale('actOwner')})`;
  return `IF(${when.first},0,IF(${price}<=${above},${scaled},${centsFormula(`${price}*${perHundred}/100`)}))`;
}

function nt({ price }: Steps): string {
  const { quadratic, linear, formulaUpTo, percents } = rules.ntGeneral.value;
  const byFormula = centsFormula(`${quadratic}*(${price}/1000)^2+${linear}*(${price}/1000)`);
  const percent = percents.reduce((below, { from, percent: of }) => `IF(${price}>=${from},${of},${below})`, '0');
  return `IF(${price}<=${formulaUpTo},${byFormula},${centsFormula(`${price}*${percent}/100`)})`;
}

/** The formula of each place's duty before any foreign surcharge, by the reliefs and the roundings of its Act. */
export const dutyFormulas: Readonly<Record<State, (steps: Steps) => string>> = {
  NSW: nsw,
  VIC: vic,
  QLD: qld,
  WA: wa,
  SA: sa,
  TAS: ({ byScale }) => byScale('tasGeneral'),
  ACT: act,
  NT: nt,
};
