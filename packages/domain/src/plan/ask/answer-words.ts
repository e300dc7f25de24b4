import { moneyText } from '@freehold/contract';
import { type Household, type MonthText, monthText as monthKey, monthNumber } from '@freehold/finance';
import type { GoalAnswer } from '@freehold/finance/decide';
import { monthText } from '../../figures/timeline-words.ts';
import { numberText } from '../../text/rates.ts';
import { eventName, purchaseKind } from '../plan-names.ts';
import { active, type PlanToRun } from '../plan-owners.ts';
import { agesText, namesText } from './ask-words.ts';
import { type AskedPlan, purchaseId, type Ran, type Searched, workersOf } from './asked.ts';
import type { Because } from './question.ts';

/** What an option that makes the plan hold a value is called. */
export function optionLabel(plan: PlanToRun, question: Searched, value: number): string {
  const month = monthText(monthKey(monthNumber(plan.start) + value));
  switch (question.ask) {
    case 'buyEarliest':
      return `${purchaseWords(plan, purchaseId(plan, question))} in ${month}`;
    case 'payMost':
      return `Pay ${moneyText(value)} in ${monthText(question.month)}`;
    case 'stopWork': {
      const who = question.who ?? workersOf(plan);
      const names = namesText(plan, who);
      const verb = who.length > 1 || names === 'You' ? 'stop' : 'stops';
      return `${names} ${verb} work in ${month} on ${moneyText(question.spend)} a year`;
    }
    case 'saveMonthly':
      return `Spend ${moneyText(value)} a month less`;
    case 'highestRate':
      return `Rates ${numberText(value / 100)} points higher from next month on`;
  }
}

/** A purchase of the plan, or one that it does not hold yet. */
function purchaseWords(plan: PlanToRun, id: string): string {
  return Object.hasOwn(plan.events ?? {}, id) ? eventName(plan, id) : `Buy the ${purchaseKind(plan)}`;
}

/** A value that is searched for, in its unit. */
export function valueText({ plan, question }: AskedPlan, value: number): string {
  switch (question.ask) {
    case 'buyEarliest':
    case 'stopWork':
      return monthText(monthKey(monthNumber(plan.start) + value));
    case 'payMost':
      return moneyText(value);
    case 'saveMonthly':
      return `${moneyText(value)} a month`;
    case 'highestRate':
      return `${numberText(value / 100)} points`;
  }
}

/** Months in spans: `May 2043 to February 2050`. */
export function spansText({ start }: PlanToRun, months: readonly number[]): readonly string[] {
  const words = (month: number) => monthText(monthKey(monthNumber(start) + month));
  const firsts = months.filter((month, place) => months[place - 1] !== month - 1);
  return firsts.map((first, place) => {
    const next = firsts[place + 1];
    const last = next === undefined ? months.at(-1) : months[months.indexOf(next) - 1];
    return last === undefined || last === first ? words(first) : `${words(first)} to ${words(last)}`;
  });
}

/** The answer in one sentence. */
export function headline(about: AskedPlan, found: GoalAnswer, because: Because | null): string {
  const key = found.proof.at?.value ?? null;
  if (key === null) return unreachableWords(about, because);
  return found.status === 'alreadySo' ? alreadyWords(about, key) : solvedWords(about, key, found.status);
}

function alreadyWords(about: AskedPlan, key: number): string {
  const { question } = about;
  switch (question.ask) {
    case 'buyEarliest':
      return `You could buy at ${moneyText(question.price)} right at the start, in ${valueText(about, key)}.`;
    case 'payMost':
      return `Any price passes in ${monthText(question.month)}.`;
    case 'stopWork':
      return stopWords(about, key);
    case 'saveMonthly':
      return `The plan reaches ${netWorthWords(about)} as it is.`;
    case 'highestRate':
      return `Rates can rise by 30 points or more before ${shortWords(about)}.`;
  }
}

function solvedWords(about: AskedPlan, key: number, status: GoalAnswer['status']): string {
  const { question } = about;
  const text = valueText(about, key);
  const isNotEver = status === 'severalTimes';
  switch (question.ask) {
    case 'buyEarliest':
      return isNotEver
        ? `The first month in which you could buy at ${moneyText(question.price)} is ${text}. In some later months you could not.`
        : `You could buy at ${moneyText(question.price)} in ${text}.`;
    case 'payMost':
      return `The most you could pay in ${monthText(question.month)} is ${text} in today’s dollars.`;
    case 'stopWork':
      return `${stopWords(about, key)}${isNotEver ? ' Stopping in some later months would not last so long.' : ''}`;
    case 'saveMonthly':
      return `Spending ${text} less reaches ${netWorthWords(about)}.`;
    case 'highestRate':
      return riseWords(about, key);
  }
}

function riseWords(about: AskedPlan, key: number): string {
  const short = shortWords(about);
  if (key === 0) return `With any rise of rates from next month on ${short}.`;
  return `Rates can rise by ${valueText(about, key)} from next month on before ${short}.`;
}

/** What a rise of rates leads to: the question is about what is kept, where a plan keeps something. */
function shortWords({ run }: AskedPlan): string {
  const { floor = 0 } = run.household.policy ?? {};
  return floor === 0 ? 'cash runs out' : `cash falls below the ${moneyText(floor)} you keep`;
}

function netWorthWords({ question, run }: AskedPlan): string {
  if (question.ask !== 'saveMonthly') return '';
  return `${moneyText(question.netWorth)} of net worth in today’s dollars by ${monthText(question.month ?? lastMonth(run))}`;
}

function stopWords({ plan, question }: AskedPlan, key: number): string {
  if (question.ask !== 'stopWork') return '';
  const { who = workersOf(plan), spend, untilAge } = question;
  const month = monthKey(monthNumber(plan.start) + key);
  const [first = ''] = Object.keys(plan.people ?? {});
  const until =
    namesText(plan, [first]) === 'You' ? `you are ${untilAge}` : `${namesText(plan, [first])} is ${untilAge}`;
  const names = namesText(plan, who);
  return `${names} could stop work in ${monthText(month)} (${agesText(plan, who, month)}) on ${moneyText(spend)} a year${besidesRent(plan)} until ${until}.`;
}

/** What is spent once work stops does not hold the rent. */
function besidesRent({ costs, homes }: PlanToRun): string {
  const isRenting = active(costs).some(([, { whileRenting }]) => whileRenting === true);
  return isRenting && !active(homes).some(([, { use }]) => use === 'home') ? ' besides rent' : '';
}

function lastMonth({ timeline }: Ran): MonthText {
  return monthKey(monthNumber(timeline.start) + timeline.months - 1);
}

function unreachableWords(about: AskedPlan, because: Because | null): string {
  const { question, run } = about;
  const why = because?.sentence ?? '';
  switch (question.ask) {
    case 'buyEarliest':
      return `It cannot be bought at ${moneyText(question.price)} in this plan. ${why}`.trim();
    case 'payMost':
      return `Nothing can be bought in ${monthText(question.month)}. ${why}`.trim();
    case 'stopWork':
      return `The money does not last on ${moneyText(question.spend)} a year, whenever work stops. ${why}`.trim();
    case 'saveMonthly':
      return `Spending less cannot reach ${netWorthWords(about)}, nor can spending nothing${besidesRent(about.plan)}. ${why}`.trim();
    case 'highestRate':
      if (!hasLoans(run.household)) return 'You have no loans. A rise changes only what you could borrow.';
      return `Without any rise ${shortWords(about)}. ${why}`.trim();
  }
}

function hasLoans({ loans, events }: Household): boolean {
  return loans.some(({ balance }) => balance > 0) || events.some((event) => event.do === 'buy');
}
