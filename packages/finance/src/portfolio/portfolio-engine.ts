import { dutyLaws, transferDuty } from '../law/duty/transfer-duty.ts';
import { landTax } from '../law/land-tax.ts';
import { type AccountName, flowKinds } from '../ledger/accounts.ts';
import { flowOf } from '../ledger/books.ts';
import { financialYearOfMonth } from '../ledger/clock.ts';
import type { Gate } from '../ledger/gates.ts';
import type { Run } from '../ledger/running.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { assessmentTax } from '../lending/assessment-tax.ts';
import { lossQuarantine } from '../rules/gearing.ts';
import { lawOfYear } from '../rules/law-on.ts';
import { lendingPolicy } from '../rules/lending-policy.ts';
import { insuranceDuty, insuranceTable } from '../rules/mortgage-insurance.ts';
import type { Rule } from '../rules/rule.ts';
import { simulate } from '../simulate/simulate.ts';
import { startRun } from '../simulate/start-run.ts';
import { type FinancialYear, financialYearStarting } from '../units/financial-year.ts';
import { Refusal } from '../units/refusal.ts';
import { householdOf } from './plan-household.ts';
import { type PortfolioInputs, type PortfolioPlan, portfolioPlan } from './portfolio-plan.ts';
import { type SnapshotNotes, yearlyPreset } from './yearly-preset.ts';
import { householdSurplus } from './yearly-tests.ts';

/** A snapshot with the money of the year before it, dollars; the first has no year before it. */
export interface PortfolioRow {
  readonly year: number;
  readonly fy: FinancialYear | null;
  readonly totalValue: number;
  readonly totalDebt: number;
  readonly totalEquity: number;
  readonly usableEquity: number;
  readonly cash: number;
  readonly propertiesAcquired: number;
  /** First test that the next purchase fails; `scheduled` while only entered years are waited for. */
  readonly blockedBy: Gate | 'scheduled' | null;
  readonly failing: readonly Gate[];
  readonly rent: number | null;
  readonly costs: number | null;
  readonly landTax: number | null;
  readonly interest: number | null;
  readonly principal: number | null;
  readonly depreciation: number | null;
  readonly taxEffect: number | null;
  readonly propertyCashflowAfterTax: number | null;
  readonly householdSurplus: number | null;
  /** Quarantined losses carried, all owners. */
  readonly lossPool: number;
}

/** A purchase in its entered year that a test would have stopped. */
export interface PortfolioWarning {
  readonly year: number;
  readonly id: string;
  readonly failing: readonly Gate[];
}

export interface PortfolioYears {
  /** Snapshot of each purchase; null for one never made. */
  readonly acquiredYears: Readonly<Record<string, number | null>>;
  readonly rows: readonly PortfolioRow[];
  readonly warnings: readonly PortfolioWarning[];
  /** What happened and what stops the next purchase, year by year. */
  readonly sentences: readonly string[];
  /** What the figures leave out. */
  readonly notes: readonly string[];
  readonly rules: readonly Rule<unknown>[];
  /** Ids of rules that ended before the last year and go on. */
  readonly frozen: readonly string[];
}

/** What a yearly portfolio leaves out. */
export const portfolioNotes: readonly string[] = [
  'No sale and no capital gains tax',
  'Tax scales, duty and land tax stay at their last known tables',
  'One interest rate for the whole time, and years of 52 weeks',
  'Land tax, the living-cost benchmark, mortgage insurance and the loss pool are illustrative',
];

/**
 * A household's portfolio year by year: purchases in order when equity, serviceability and cash allow, or in an entered
 * year; rent, costs, land tax, loans and the tax of each owner with quarantined losses. Dollars, not rounded but for
 * loans, duty and insurance. Source: lending specification, section D2. Throws Refusal as `portfolioPlan` and `needOf`.
 */
export function portfolioYears(inputs: PortfolioInputs): PortfolioYears {
  const plan = portfolioPlan(inputs);
  const notes: SnapshotNotes[] = [];
  const run = startRun(householdOf(plan), { years: plan.years }, yearlyPreset(plan, notes));
  const timeline = simulate(run);
  refuseUninsured(run);
  const acquired = new Map(run.happened.map(({ id, month }) => [id, (month + 1) / 12]));
  const acquiredYears = Object.fromEntries(plan.properties.map(({ id }) => [id, acquired.get(id) ?? null]));
  const rows = notes.map((note, snapshot) => rowOf({ plan, run, timeline, acquired }, { note, snapshot }));
  return {
    acquiredYears,
    rows,
    warnings: notes.flatMap(({ warned }, year) => warned.map((warning) => ({ year, ...warning }))),
    sentences: purchaseSentences(rows, acquiredYears, (year) => String(plan.startYear + year)),
    notes: portfolioNotes,
    ...rulesOf(plan),
  };
}

/** Throws Refusal `notAvailable` at `properties.lvrPct` where no insurance covers a loan that was asked for. */
function refuseUninsured({ homes, notKnown }: Run): void {
  for (const { home } of homes) {
    if (!notKnown.has(`${home.id}.insurance`)) continue;
    const message = `properties.lvrPct of ${home.id} is above 95; mortgage insurance ends there`;
    throw new Refusal('notAvailable', 'properties.lvrPct', message);
  }
}

/** A yearly timeline and what it was run from. */
interface Portfolio {
  readonly plan: PortfolioPlan;
  readonly run: Run;
  readonly timeline: Pick<Timeline, 'opening' | 'balances' | 'flows'>;
  readonly acquired: ReadonlyMap<string, number>;
}

interface Noted {
  readonly snapshot: number;
  readonly note: SnapshotNotes;
}

function rowOf(portfolio: Portfolio, { note, snapshot }: Noted): PortfolioRow {
  const { plan, run, acquired } = portfolio;
  const totalValue = heldAt(portfolio, 'home', snapshot);
  const totalDebt = 0 - heldAt(portfolio, 'loan', snapshot);
  const bought = [...acquired.values()].filter((year) => year <= snapshot).length;
  const [stopping] = note.failing;
  return {
    year: snapshot,
    fy: snapshot === 0 ? null : financialYearOfMonth(run.start + 12 * snapshot - 1),
    totalValue,
    totalDebt,
    totalEquity: totalValue - totalDebt,
    usableEquity: note.usableEquity,
    cash: heldAt(portfolio, 'cash', snapshot),
    propertiesAcquired: bought,
    blockedBy: stopping ?? (bought < plan.properties.length ? 'scheduled' : null),
    failing: note.failing,
    ...flowsOf(portfolio, { note, snapshot }),
    lossPool: note.lossPool,
  };
}

/** What the accounts of a kind hold at a snapshot, dollars. */
function heldAt({ run, timeline }: Portfolio, kind: AccountName['kind'], snapshot: number): number {
  const { names } = run.books;
  const held = snapshot === 0 ? timeline.opening : timeline.balances.subarray((snapshot - 1) * names.length);
  return names.reduce((sum, name, place) => (name.kind === kind ? sum + (held[place] ?? 0) : sum), 0) / 100;
}

type Flows = Pick<
  PortfolioRow,
  | 'rent'
  | 'costs'
  | 'landTax'
  | 'interest'
  | 'principal'
  | 'depreciation'
  | 'taxEffect'
  | 'propertyCashflowAfterTax'
  | 'householdSurplus'
>;

const noFlows: Flows = {
  rent: null,
  costs: null,
  landTax: null,
  interest: null,
  principal: null,
  depreciation: null,
  taxEffect: null,
  propertyCashflowAfterTax: null,
  householdSurplus: null,
};

/** The money of the year before a snapshot, dollars. */
function flowsOf({ timeline }: Portfolio, { note, snapshot }: Noted): Flows {
  if (note.taxed === null) return noFlows;
  const flows = timeline.flows.subarray((snapshot - 1) * flowKinds.length, snapshot * flowKinds.length);
  const [rent, principal, landTax] = [
    flowOf({ flows }, 'rent'),
    flowOf({ flows }, 'principal'),
    flowOf({ flows }, 'landTax'),
  ];
  const [costs, interest] = [0 - flowOf({ flows }, 'propertyCosts'), 0 - flowOf({ flows }, 'loanInterest')];
  const { depreciation, taxEffect } = note.taxed;
  return {
    rent: rent / 100,
    costs: costs / 100,
    landTax: landTax / 100,
    interest: interest / 100,
    principal: principal / 100,
    depreciation,
    taxEffect,
    propertyCashflowAfterTax: (rent - costs - landTax - interest - principal) / 100 - taxEffect,
    householdSurplus: householdSurplus({ flows }) / 100,
  };
}

const gateWords: Readonly<Record<Gate, string>> = {
  equity: 'equity stops the next purchase: more growth, less debt or more cash would change it',
  serviceability: 'income stops the next purchase: higher pay, lower costs or less debt would change it',
  cash: 'cash stops the next purchase: savings or a smaller reserve would change it',
};

/**
 * A line for each purchase, and one for each time that another test stops the next. `yearName` is how a year is called:
 * 2031, or year 5 of a projection without a start.
 */
export function purchaseSentences(
  rows: readonly { readonly year: number; readonly blockedBy: PortfolioRow['blockedBy'] }[],
  acquiredYears: Readonly<Record<string, number | null>>,
  yearName: (year: number) => string,
): readonly string[] {
  let before: PortfolioRow['blockedBy'] = null;
  return rows.flatMap(({ year, blockedBy }) => {
    const bought = Object.entries(acquiredYears)
      .filter(([, acquired]) => acquired === year)
      .map(([id]) => `${yearName(year)}: ${id} is bought.`);
    const isNew = blockedBy !== before;
    before = blockedBy;
    if (!isNew || blockedBy === null || blockedBy === 'scheduled') return bought;
    return [...bought, `${yearName(year)}: ${gateWords[blockedBy]}.`];
  });
}

function rulesOf(plan: PortfolioPlan): Pick<PortfolioYears, 'rules' | 'frozen'> {
  const law = lawOfYear(financialYearStarting(plan.startYear + plan.years - 1));
  assessmentTax({ taxable: 0, claimedLoss: 0, helpDebt: plan.owners.some(({ helpDebt }) => helpDebt) }, law);
  const tables = plan.properties.flatMap(({ state, property, price }) => {
    const { to: contractDate } = dutyLaws[state];
    const duty = transferDuty({ state, contractDate, buyer: 'investor', property, price });
    const land = landTax({ state, year: 2026, holdings: [] });
    return [...(duty.status === 'computed' ? duty.rules : []), ...(land.status === 'computed' ? land.rules : [])];
  });
  const used = [...new Set(tables)];
  const ended = used.filter(({ to }) => to !== null && to < law.day).map(({ id }) => id);
  return {
    rules: [...law.used, ...used, lossQuarantine, lendingPolicy, insuranceTable, insuranceDuty],
    frozen: [...law.frozen, ...ended],
  };
}
