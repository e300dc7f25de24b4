import { type State, states } from '@freehold/finance';

/** A property's loan as a calculator knows it: percent a year, months left in all and at interest alone, dollars a month paid on top. */
export interface BroughtLoan {
  readonly rate?: number;
  readonly months?: number;
  readonly ioMonths?: number;
  readonly extra?: number;
}

/** What a calculator knows of a property that is owned and no question asks for: dollars, and the day of its contract, YYYY-MM-DD. */
export interface BroughtHome {
  readonly land?: number;
  readonly price?: number;
  readonly buyCosts?: number;
  readonly worth2027?: number;
  readonly contract?: string;
  readonly isNew?: boolean;
}

/** A purchase that a calculator is about. Dollars, `rentWeekly` a week, costs and write-off a year; percent, of the price or a year; vacancy in weeks. */
export interface BroughtPurchase {
  readonly use: 'home' | 'rent';
  readonly state: State;
  readonly isNew?: boolean;
  readonly isFirst?: boolean;
  /** Month of the contract, YYYY-MM; without one, as soon as the tests allow. */
  readonly month?: string;
  readonly price?: number;
  readonly rentWeekly?: number;
  readonly vacancy?: number;
  readonly costsYearly?: number;
  readonly managePct?: number;
  readonly writeOff?: number;
  readonly land?: number;
  readonly lvr?: number;
  readonly ioYears?: number;
  readonly rate?: number;
}

/** What a calculator brings to a plan that none of the five questions asks for. Dollars; incomes a year before tax. */
export interface Brought {
  readonly kids?: number;
  readonly business?: number;
  readonly partnerBusiness?: number;
  readonly otherIncome?: number;
  readonly partnerOtherIncome?: number;
  /** Limits of credit cards in all. */
  readonly cards?: number;
  /** Owed on personal and car loans, and repaid on them a month. */
  readonly debt?: number;
  readonly debtMonthly?: number;
  readonly next?: BroughtPurchase;
  /** What was entered and has no place in a plan, each as it stands in a sentence. */
  readonly notCarried?: readonly string[];
}

const largest = 1e9;
const loanMost = { rate: 30, months: 600, ioMonths: 600, extra: largest } as const;
const purchaseMost = {
  ...{ price: largest, rentWeekly: 1e6, vacancy: 52, costsYearly: largest, managePct: 100, writeOff: largest },
  ...{ land: largest, lvr: 100, ioYears: 30, rate: 30 },
} as const;
const homeMost = { land: largest, price: largest, buyCosts: largest, worth2027: largest } as const;
const mostKids = 8;
const broughtMost = {
  ...{ kids: mostKids, business: largest, partnerBusiness: largest, otherIncome: largest },
  ...{ partnerOtherIncome: largest, cards: largest, debt: largest, debtMonthly: largest },
} as const;
const mostNotCarried = 12;

const day = String.raw`\d\d? [A-Z][a-z]{2,8} \d{4}`;
const amount = String.raw`\$[\d,]{1,15}(?:\.\d\d)?`;
/** What calculators say that they do not carry: a link is anybody's, and shows no words of its own in a plan. */
const notCarriedTexts = new RegExp(
  `^(?:${[
    'the study loan, whose balance is not known',
    `tax-free income of ${amount} a year`,
    String.raw`the new loan’s \d\d? years`,
    'other costs of the purchase',
    'that it is land: a home is counted',
    'the guarantee of a scheme',
    'the duty of foreign buyers',
    `grants of ${amount}`,
    'how mortgage insurance is paid',
    `${amount} a month on top`,
    'what is put in the offset each month',
    'lump sums',
    'later rates',
    'the fixed part',
    'the refinance',
    `the contract of ${day}: it is bought when the tests allow`,
    String.raw`the share of [\d.]{1,6}%`,
    'your own costs of the purchase',
    'growth of price and rent, inflation, and the sale',
    `the sale of ${day} for ${amount}`,
    `the purchase of ${day}, which is to come`,
    'the costs of the sale',
    'what it is worth on 1 July 2027',
    'the building write-off',
    'losses of earlier years',
    'the time it was lived in',
    'growth and inflation',
    '(?:repaying weekly|repaying fortnightly), as a plan counts months',
    `existing loans of ${amount}, of a kind not known`,
  ].join('|')})$`,
);

/** A loan's figures from what somebody else wrote, such as a link; what is none is left out. */
export function readBroughtLoan(value: unknown): BroughtLoan {
  return figuresIn(fieldsOf(value), loanMost);
}

/** What is known of an owned property, from what somebody else wrote, such as a link; what is none is left out. */
export function readBroughtHome(value: unknown): BroughtHome {
  const given = fieldsOf(value);
  const { contract, isNew } = given;
  return {
    ...figuresIn(given, homeMost),
    ...(typeof contract === 'string' && isDay(contract) && { contract }),
    ...(typeof isNew === 'boolean' && { isNew }),
  };
}

function isDay(text: string): boolean {
  const found = /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isFinite(found) && new Date(found).toISOString().startsWith(text);
}

/** What a calculator brought, from what somebody else wrote; what is not of it is left out. */
export function readBrought(value: unknown): Brought {
  const given = fieldsOf(value);
  const notCarried = Array.isArray(given.notCarried) ? given.notCarried.filter(isKnown).slice(0, mostNotCarried) : [];
  const next = purchaseIn(given.next);
  return {
    ...figuresIn(given, broughtMost),
    ...(next !== null && { next }),
    ...(notCarried.length > 0 && { notCarried }),
  };
}

function isKnown(text: unknown): text is string {
  return typeof text === 'string' && notCarriedTexts.test(text);
}

function purchaseIn(value: unknown): BroughtPurchase | null {
  const given = fieldsOf(value);
  const state = states.find((each) => each === given.state);
  if (state === undefined) return null;
  const { month } = given;
  return {
    ...figuresIn(given, purchaseMost),
    use: given.use === 'rent' ? 'rent' : 'home',
    state,
    ...(typeof given.isNew === 'boolean' && { isNew: given.isNew }),
    ...(typeof given.isFirst === 'boolean' && { isFirst: given.isFirst }),
    ...(typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && { month }),
  };
}

const whole: ReadonlySet<string> = new Set(['months', 'ioMonths', 'ioYears', 'kids']);

/** The amounts among these fields, from 0 to the most of each. */
function figuresIn(given: Readonly<Record<string, unknown>>, most: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(most).flatMap(([name, limit]) => {
      const figure = given[name];
      if (typeof figure !== 'number' || !(figure >= 0 && figure <= limit)) return [];
      return whole.has(name) && !Number.isInteger(figure) ? [] : [[name, figure]];
    }),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
