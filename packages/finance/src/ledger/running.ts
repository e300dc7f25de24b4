import type { CashAccount, Cost, Household, HouseholdEvent, Income, Loan, Person } from '../household/household.ts';
import type { Gain } from '../law/reform/cgt/net-gain.ts';
import type { NewDwellingSale } from '../law/reform/cgt/regime.ts';
import type { LawSide } from '../law/reform/cgt/sale.ts';
import type { LendingPolicy } from '../rules/lending-policy.ts';
import type { Books, Posting } from './books.ts';
import type { Gate } from './gates.ts';
import type { Paths } from './paths.ts';
import type { Fractions, RunningEntity } from './running-entity.ts';
import type { Growing, RunningHolding } from './running-holding.ts';
import type { RunningHome } from './running-home.ts';
import type { SuperLaw } from './super-law.ts';
import type {
  BlockedPurchase,
  BreakCost,
  NotKnown,
  SuperLimit,
  TimelineEvent,
  TimelineYear,
  Value2027Used,
} from './timeline.ts';

/** A person in a run; sums of the financial year in whole cents and parts of cents. */
export interface RunningPerson {
  readonly person: Person;
  readonly super: number;
  readonly studyLoan: number;
  readonly taxDue: number;
  readonly incomes: readonly RunningIncome[];
  salary: number;
  other: number;
  /** Of other income, a sole trader's. */
  business: number;
  interestDeducted: number;
  /** What shares and funds pay less the interest for them: below 0 a net loss on financial investments. */
  financialNet: number;
  withheld: number;
  concessional: number;
  /** Paid into super out of pay before tax besides the guarantee, and what of it was not sacrificed from a salary. */
  superBeforeTax: number;
  /** To be paid into super after tax at the end of the month, whole cents. */
  afterTaxWanted: number;
  /** Paid into super after tax in the financial year, whole cents. */
  afterTaxPaid: number;
  superDeducted: number;
  /** What the concessional caps of the last financial years in the run were not used for, oldest first; whole cents. */
  readonly unusedCaps: number[];
  /** Super at the end of the last financial year, whole cents. */
  superAtYearStart: number;
  /** Dollars carried between years. */
  pool: number;
  capitalLosses: number;
  taxLoss: number;
  /** Month after which the person has retired. */
  retiredAfter: number;
  /** Cents a month withheld at this salary, year and study loan. */
  readonly withholding: { annual: number; year: string; owes: boolean; cents: number };
  readonly gains: Gain[];
  yearLosses: number;
  readonly newDwellings: NewDwellingSale[];
  /** Rent of the year from trusts: all that a trust distributes, whole cents, and this person's percent of it. */
  readonly distributed: { readonly id: string; readonly cents: number; readonly sharePct: number }[];
}

export interface RunningIncome {
  readonly income: Income;
  readonly person: number;
  readonly from: number;
  until: number;
  readonly growing: Growing;
  /** Other amounts and leaves so far, in order. */
  readonly changes: { readonly annual: number; readonly atFactor: number; readonly until: number }[];
  readonly leaves: { readonly until: number; readonly keepsPct: number }[];
}

export interface RunningCost {
  readonly cost: Cost;
  readonly from: number;
  readonly until: number;
  readonly growing: Growing;
}

export interface RunningLoan {
  readonly id: string;
  readonly kind: Loan['kind'];
  readonly account: number;
  readonly limit: number;
  readonly limitedRecourse: boolean;
  on: readonly string[];
  purpose: string | null;
  ownRatePct: number;
  laterRates: readonly { readonly from: number; readonly ratePct: number; readonly fixedUntil: number | null }[];
  /** Rises of rates before this loan's rate was set. */
  raisedBefore: number;
  fixedUntil: number;
  interestOnlyUntil: number;
  ends: number | null;
  recorded: number | null;
  scheduled: number | null;
  lastRatePct: number | null;
  readonly extra: number;
  /** Interest and repayment of the last month, whole cents. */
  lastPaid: number;
}

export interface RunningAccount {
  readonly account: CashAccount;
  readonly place: number;
  readonly owners: Fractions;
}

/** A household while it runs. Months count from 0. */
export interface Run {
  readonly household: Household;
  readonly preset: Preset;
  readonly law: LawSide;
  /** Number of the first month. */
  readonly start: number;
  readonly months: number;
  readonly books: Books;
  readonly paths: Paths | null;
  month: number;
  readonly people: readonly RunningPerson[];
  readonly entities: readonly RunningEntity[];
  readonly incomes: readonly RunningIncome[];
  readonly accounts: readonly RunningAccount[];
  readonly holdings: readonly RunningHolding[];
  readonly homes: readonly RunningHome[];
  readonly loans: RunningLoan[];
  readonly costs: RunningCost[];
  readonly growing: Growing[];
  /** Events by month, in the order they happen. */
  readonly events: readonly { readonly event: HouseholdEvent; readonly month: number }[];
  nextEvent: number;
  /** Purchases that still wait for the tests, and what stopped each so far. */
  readonly waiting: WaitingPurchase[];
  readonly blocked: readonly WaitingPurchase['blocked'][];
  /** Tests that the purchase looked at last would fail. */
  failing: readonly Gate[];
  /** Points that rates rose since the start. */
  raised: number;
  /** Living costs a month in dollars of the start that take the place of all costs after a month, in order. */
  readonly spendings: { readonly monthly: number; readonly after: number }[];
  /** Consumer prices since the start. */
  readonly prices: Growing;
  /** What a lender goes by. */
  readonly lending: LendingPolicy;
  /** The last month of each dependant who may grow up: of those at the start, and of children since. */
  children: readonly number[];
  readonly superLaw: SuperLaw;
  readonly world: Readonly<
    Record<'employers' | 'payers' | 'tenants' | 'suppliers' | 'lenders' | 'banks' | 'taxOffice' | 'market', number>
  >;
  readonly landTaxDue: number;
  readonly years: TimelineYear[];
  readonly keeps: Keeps;
  readonly happened: TimelineEvent[];
  readonly shortMonths: number[];
  readonly notKnown: Map<string, NotKnown>;
  /** Of the properties sold in the financial year, by id. */
  readonly values2027: Map<string, Value2027Used>;
  readonly superLimits: SuperLimit[];
  readonly breakCosts: BreakCost[];
}

/**
 * What a run keeps beside its balances: years and which test stopped each purchase, the tests alone, or neither, as a
 * future does.
 */
export type Keeps = 'years' | 'blockers' | 'balances';

export interface WaitingPurchase {
  readonly event: PurchaseEvent;
  readonly from: number;
  readonly blocked: BlockedPurchase & { readonly blockers: Gate[] };
}

export type PurchaseEvent = Extract<HouseholdEvent, { readonly do: 'buy' }>;

/**
 * How a run counts: its clock, and what a specification fixes in another way than docs/TIMELINE.md. Accounts, postings,
 * loans, values, deals and the loop are the same for every preset.
 */
export interface Preset {
  /** Months from one row of the timeline to the next. */
  readonly stepMonths: 1 | 12;
  /** What is posted of an amount in cents: whole cents, or parts of cents as well. */
  readonly posted: (cents: number) => number;
  /** What happens before the first month, with the opening balances posted. */
  readonly open: (run: Run) => void;
  /** What happens in a step, from the run's month on. */
  readonly advance: (run: Run) => void;
  readonly buying: Buying;
}

/** How a purchase is priced, paid and tested. */
export interface Buying {
  /** First month in which a purchase may be made; −1 is the opening. */
  readonly from: 0 | -1;
  /** Security and last month of a new loan on what is owned. */
  readonly equityTerms: (run: Run) => Pick<RunningLoan, 'on' | 'ends'>;
  /** Whether a dated purchase takes all from the cash, or borrows on what is owned as a waiting one does. */
  readonly isDatedFromCash: boolean;
  /** Whether a waiting purchase keeps those after it waiting. */
  readonly isQueue: boolean;
  /** Offers and tests on the household as it stands; asked for again once something was bought. */
  readonly now: (run: Run) => BuyingNow;
}

export interface BuyingNow {
  /** What a purchase takes this month and where it comes from. */
  readonly offer: (event: PurchaseEvent) => Offer;
  /** Whether an offer fails each test; asked in the order of `gates`. */
  readonly fails: OfferTests;
}

export type OfferTests = Readonly<Record<Gate, (offer: Offer) => boolean>>;

/** A purchase as it would be made this month, whole cents of the household's part. */
export interface Offer {
  readonly event: PurchaseEvent;
  readonly home: RunningHome;
  readonly price: number;
  /** What it is worth: the price before it is rounded, where parts of cents are posted. */
  readonly value: number;
  readonly base: number;
  readonly insurance: number;
  readonly duty: number;
  readonly otherCosts: number;
  /** From the accounts above the floor. */
  readonly cash: number;
  /** On a new loan against the properties owned. */
  readonly equity: number;
  /** What neither covers. */
  readonly short: number;
}

/** A month that never comes. */
export const never = Number.MAX_SAFE_INTEGER;

export interface RunOptions {
  /** Financial years, the first one cut short by the start. */
  readonly years: number;
  /** The law as it stands on each day unless named. */
  readonly law?: LawSide | undefined;
  readonly paths?: Paths | undefined;
  readonly observer?: ((posting: Posting) => void) | undefined;
}
