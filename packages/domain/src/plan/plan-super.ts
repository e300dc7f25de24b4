import { moneyText } from '@freehold/contract';
import {
  carriedForwardCaps,
  concessionalCaps,
  financialYearStarting,
  lawOfYear,
  monthText as monthKey,
  monthNumber,
  nonConcessionalCaps,
  type Person,
  type Rule,
  type SuperLimit,
  savingsReturnPercent,
  superMixReturns,
  type Timeline,
  transferBalanceCaps,
  usualAssumptions,
} from '@freehold/finance';
import type { Finding, Plan } from '@freehold/plan';
import { monthText } from '../figures/timeline-words.ts';
import { active, type PlanToRun, personId } from './plan-owners.ts';

type Account = NonNullable<Plan['super']>[string];
type Mix = NonNullable<Account['mix']>;
type Kind = SuperLimit['kind'];

/** How super is invested, and what a plan expects of it: percent a year. */
export interface PlanMix {
  readonly mix: Mix;
  readonly words: string;
  /** What the plan says itself. */
  readonly own: number | undefined;
  readonly usual: number;
  readonly rule: Rule<unknown>;
}

const mixWords: Readonly<Record<Mix, string>> = {
  balanced: 'balanced mix',
  cash: 'cash',
  conservative: 'conservative mix',
  growth: 'growth mix',
  highGrowth: 'high growth mix',
};
const mixes: readonly Mix[] = ['balanced', 'cash', 'conservative', 'growth', 'highGrowth'];

/** The mixes of super, the balanced one first, with what is usual of each. */
export function superMixes(): readonly Omit<PlanMix, 'own'>[] {
  return mixes.map((mix) => ({ mix, words: mixWords[mix], ...usualMix(mix) }));
}

/** The mixes that a plan's super is in or that it says a return of, after the balanced one. */
export function planMixes(plan: Pick<PlanToRun, 'assume' | 'super'>): readonly PlanMix[] {
  const { mix: returns = {} } = plan.assume ?? {};
  const held = active(plan.super).map(([, { mix = 'balanced' }]) => mix);
  return superMixes()
    .filter(({ mix }) => mix === 'balanced' || held.includes(mix) || returns[mix] !== undefined)
    .map((each) => ({ ...each, own: returns[each.mix] }));
}

function usualMix(mix: Mix): Pick<PlanMix, 'usual' | 'rule'> {
  if (mix === 'balanced') return { usual: usualAssumptions.superReturnPct, rule: savingsReturnPercent };
  return { usual: superMixReturns.value[mix], rule: superMixReturns };
}

/** The return of a mix as a plan counts it, percent a year: its own, or the usual one. */
export function mixReturn({ assume = {} }: Pick<PlanToRun, 'assume'>, mix: Mix): number {
  return assume.mix?.[mix] ?? usualMix(mix).usual;
}

/** A person's super as a household has it: one account, in the mean of the mixes by balance, with all that is paid in besides. */
export function superOf(plan: PlanToRun, who: string): Pick<Person, 'superBalance' | 'superAbovePct' | 'superExtra'> {
  const accounts = accountsOf(plan, who).map(([, account]) => account);
  const superBalance = sumOf(accounts.map(({ balance }) => balance));
  const balanced = mixReturn(plan, 'balanced');
  const above = accounts.map(({ mix = 'balanced', balance }) => {
    const weight = superBalance === 0 ? 1 / accounts.length : balance / superBalance;
    return (mixReturn(plan, mix) - balanced) * weight;
  });
  const superAbovePct = sumOf(above);
  const [concessional, nonConcessional] = kinds.map((kind) =>
    sumOf(accounts.map(({ extra }) => (extra?.kind === kind ? extra.yearly : 0))),
  );
  const isPaidIn = (concessional ?? 0) + (nonConcessional ?? 0) > 0;
  return {
    superBalance,
    ...(superAbovePct !== 0 && { superAbovePct }),
    ...(isPaidIn && { superExtra: { concessional, nonConcessional } }),
  };
}

const kinds: readonly Kind[] = ['concessional', 'nonConcessional'];

/** What a run counts of super otherwise than the plan says, known before it. */
export function superNotes(plan: PlanToRun): readonly Finding[] {
  return Object.keys(plan.people ?? {}).flatMap((who) => {
    const accounts = accountsOf(plan, who);
    const held = new Set(accounts.map(([, { mix = 'balanced' }]) => mix));
    const [, second] = accounts;
    return [
      ...(second === undefined || held.size === 1
        ? []
        : [{ where: `super/${second[0]}/mix`, says: 'Super of one person earns the mean of its mixes, by balance.' }]),
      ...(hasPay(plan, who) ? [] : accounts.flatMap(([id, { extra }]) => (extra === undefined ? [] : [noPay(id)]))),
    ];
  });
}

function hasPay(plan: PlanToRun, who: string): boolean {
  return active(plan.incomes).some(([, income]) => income.who === who && ['salary', 'business'].includes(income.type));
}

function noPay(id: string): Finding {
  return { where: `super/${id}/extra`, says: 'It is paid in while there is pay from work alone, and there is none.' };
}

/** Why a run paid less into super than the plan says, at each record that says so. */
export function superLimitNotes(plan: PlanToRun, { start, superLimits }: Timeline): readonly Finding[] {
  const first = monthNumber(start);
  return superLimits.flatMap((limit) => {
    const says = limitWords(limit, first + limit.month);
    const accounts = active(plan.super).filter(([, { who }]) => personId(who) === limit.person);
    return accounts.flatMap(([id, { extra }]) =>
      extra?.kind === limit.kind ? [{ where: `super/${id}/extra`, says }] : [],
    );
  });
}

const caps: Readonly<Record<Kind, { rules: readonly Rule<number>[]; takes: string; rest: string }>> = {
  concessional: {
    rules: concessionalCaps,
    takes: 'before tax, with what employers pay',
    rest:
      `With super below ${moneyText(carriedForwardCaps.value.balanceBelow)} that is more by what up to five earlier years ` +
      'of the plan left of theirs (s 291-20(3)); what years before the plan left is not known.',
  },
  nonConcessional: {
    rules: nonConcessionalCaps,
    takes: 'after tax',
    rest: 'Bringing forward the caps of later years is not counted.',
  },
};

function limitWords({ kind, why }: SuperLimit, month: number): string {
  const from = monthText(monthKey(month));
  switch (why) {
    case 'cap': {
      const { rules, takes, rest } = caps[kind];
      return `From ${from} less is paid in than the plan says: a financial year takes at most ${capOf(rules, month)} ${takes}. ${rest}`;
    }
    case 'pay':
      return `From ${from} less is paid in than the plan says: it is more than the pay it comes out of.`;
    case 'balance': {
      const most = capOf(transferBalanceCaps, month);
      return `From ${from} nothing is paid in after tax: a year takes none that begins with super of ${most} or more.`;
    }
    case 'cash':
      return `From ${from} less is paid in after tax than the plan says: the month does not leave as much above what you keep.`;
    case 'loss':
      return `By ${from} not all that is paid in is deducted: that would make a loss of the year (ITAA 1997 s 26-55). The rest counts as paid in after tax.`;
    case 'age':
      return `From ${from} nothing is paid in: funds take it up to an age of 75 (SIS Regulations 1994 reg 7.04).`;
  }
}

/** An amount of the month's year with its rule: `$32,500 (Concessional contributions cap, ITAA 1997 Division 291)`. */
function capOf(rules: readonly Rule<number>[], month: number): string {
  const law = lawOfYear(financialYearStarting(Math.floor((month - 6) / 12)));
  const found = law.find('super', rules);
  if (found.status === 'no-rule') return 'nothing';
  const { value, label, statute, source } = found.rule;
  const kept = law.frozen.length > 0 ? ', kept as it was' : '';
  return `${moneyText(value)} (${label}, ${statute ?? source}${kept})`;
}

function accountsOf(plan: PlanToRun, who: string): readonly (readonly [string, Account])[] {
  return active(plan.super).filter(([, account]) => account.who === who);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
