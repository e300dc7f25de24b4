import {
  currentLeadNotice,
  currentSessionNotice,
  type LandTaxForm,
  type LeadKind,
  type LeadListItem,
  type LeadNote,
  type LeadStatus,
  landTaxStart,
  leadKindFacts,
  leadMatters,
  mapTable,
  purchaseTimeframes,
  toolFacts,
} from '@freehold/contract';
import { dayInSydney, landTaxAnswer } from '@freehold/domain';
import {
  borrowingCapacity,
  engineVersion,
  isPartnered,
  type LoanType,
  maritalStatuses,
  mortgageRepayment,
  repaymentFrequencies,
} from '@freehold/finance';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoId } from './ids.ts';
import { daysBefore } from './moments.ts';
import { type InventedPerson, inventedPerson } from './people.ts';
import type { DemoClient, DemoLead } from './records.ts';

/** Kinds of the demo's other leads, in turn. */
const demoKinds: readonly LeadKind[] = ['borrowing', 'mortgage', 'borrowing', 'strategy-session', 'mortgage'];

/** Messages of people who ask for a strategy session. */
const sessionMessages = [
  'We have some equity in our home and would like to know whether a second property is realistic.',
  'Could we talk about interest only versus principal and interest for our investment loan?',
  '',
  'I am 52 and wonder how much I should still put into super.',
] as const;

/** Inputs of the n-th lead's borrowing estimate, with the engine's figure. */
function borrowingMatter(n: number): LeadListItem['borrowing'] {
  const maritalStatus = maritalStatuses[n % maritalStatuses.length] ?? 'single';
  const inputs = {
    grossIncome: 62_000 + ((n * 7_300) % 120_000),
    maritalStatus,
    partnerIncome: isPartnered(maritalStatus) ? 48_000 + ((n * 3_100) % 60_000) : null,
    dependants: n % 4,
    existingLoans: (n % 3) * 8_500,
  };
  const { displayed } = borrowingCapacity(inputs);
  // One lead came from a client that computes differently from the engine.
  return { ...inputs, claimedCapacity: n === 12 ? displayed + 150_000 : displayed, computedCapacity: displayed };
}

/** Inputs of the n-th lead's mortgage, with the engine's figures. */
function mortgageMatter(n: number, today: string): LeadListItem['mortgage'] {
  const loanType: LoanType = n % 4 === 0 ? 'interest_only' : 'principal_and_interest';
  const inputs = {
    loanAmount: 320_000 + ((n * 45_000) % 700_000),
    interestRate: 5.4 + (n % 8) * 0.15,
    loanTerm: 20 + (n % 3) * 5,
    repaymentFrequency: repaymentFrequencies[n % repaymentFrequencies.length] ?? 'monthly',
    loanType,
    additionalRepayments: loanType === 'interest_only' ? 0 : (n % 3) * 150,
  };
  const { repaymentAmount, totalRepayments, totalInterest, payoffDate } = mortgageRepayment({ ...inputs, today });
  return { ...inputs, claimedRepayment: repaymentAmount, repaymentAmount, totalRepayments, totalInterest, payoffDate };
}

/** The leads of land tax among the others, by number: the owner's land and where it is. */
const demoLand: ReadonlyMap<number, LandTaxForm> = new Map<number, LandTaxForm>([
  [14, { ...landTaxStart, land: 1_480_000 }],
  [21, { ...landTaxStart, state: 'VIC', land: 620_000, land2: 410_000, share2: 50 }],
]);

/** Inputs of the n-th lead's land tax, with the engine's figure; null for a lead of another kind. */
function landTaxMatter(n: number): LeadListItem['calculation'] {
  const inputs = demoLand.get(n);
  if (inputs === undefined) return null;
  const { amount } = landTaxAnswer(inputs).figure;
  return { tool: 'land-tax', inputs, claimedFigure: amount, computedFigure: amount };
}

type Matters = Pick<LeadListItem, keyof typeof leadMatters>;
type Matter = Matters & Pick<LeadListItem, 'purchaseTimeframe'>;

const noMatter = mapTable<typeof leadMatters, Matters>(leadMatters, () => null);

/** What the n-th lead is about: its kind's inputs and figures, and null for the other kinds. */
function matterOf(n: number, kind: LeadKind, today: string): Matter {
  const none = { ...noMatter, purchaseTimeframe: null };
  if (kind === 'calculation') return { ...none, calculation: landTaxMatter(n) };
  if (kind === 'borrowing') return { ...none, borrowing: borrowingMatter(n) };
  if (kind === 'strategy-session') {
    return { ...none, strategySession: { message: sessionMessages[n % sessionMessages.length] ?? '' } };
  }
  const purchaseTimeframe = purchaseTimeframes[n % purchaseTimeframes.length] ?? null;
  return { ...none, mortgage: mortgageMatter(n, today), purchaseTimeframe };
}

/** Ids of the rules behind a lead's figures; none if it has no figures. */
function matterRules(n: number, { borrowing, mortgage }: Matter, today: string): string[] {
  const land = demoLand.get(n);
  const rules = [
    ...(land === undefined ? [] : landTaxAnswer(land).rules),
    ...(borrowing === null ? [] : borrowingCapacity(borrowing).rules),
    ...(mortgage === null ? [] : mortgageRepayment({ ...mortgage, today }).rules),
  ];
  return rules.map(({ id }) => id);
}

const noteTexts = [
  'Left a message; will try again on Thursday afternoon.',
  'Spoke for ten minutes. Wants to buy within a year and has a deposit of about 15 percent.',
  'Prefers email. Sent the report again and two guides.',
  'Partner joins the next call. They would rather renovate first.',
] as const;

/** The notes on the n-th lead, oldest first; a new lead has none. */
function demoNotes(n: number, status: LeadStatus, receivedAt: string): LeadNote[] {
  if (status === 'New') return [];
  return Array.from({ length: 1 + (n % 3) }, (_, index) => ({
    id: demoId('note', n * 10 + index),
    text: noteTexts[(n + index) % noteTexts.length] ?? noteTexts[0],
    authorId: demoUsers.ADMIN.id,
    authorName: 'Demo Admin',
    createdAt: new Date(Date.parse(receivedAt) + (index + 1) * 5_400_000).toISOString(),
  }));
}

const count = 28;
const statuses: readonly LeadStatus[] = ['New', 'New', 'Contacted', 'New', 'Contacted', 'Converted', 'Closed'];
const actions = ['Call about the estimate', 'Send three suburbs to look at', 'Ask for last year’s tax return'] as const;

/** The demo's leads, newest first: of every kind and in every state, some of the same person. */
export function demoLeads(now: Date, clients: readonly DemoClient[]): DemoLead[] {
  return Array.from({ length: count }, (_, index) => leadNumber(index + 1, now, clients));
}

function leadNumber(n: number, now: Date, clients: readonly DemoClient[]): DemoLead {
  const kind = demoLand.has(n) ? 'calculation' : (demoKinds[n % demoKinds.length] ?? 'borrowing');
  const status = statuses[n % statuses.length] ?? 'New';
  const client = status === 'Converted' ? (clients[n] ?? null) : null;
  // About three in two days, at varying times.
  const receivedAt = daysBefore(now, Math.floor(n * 0.7), -(n * 97) % 600);
  const matter = matterOf(n, kind, dayInSydney(now));
  return {
    id: demoId('lead', n),
    kind,
    ...contactOf(client?.profile ?? personOf(n)),
    status,
    receivedAt,
    ...matter,
    ...consentOf(n, kind, receivedAt),
    ...careOf(n, status, now),
    clientId: client?.id ?? null,
    version: 1,
    engineVersion,
    rules: matterRules(n, matter, dayInSydney(now)),
    notes: demoNotes(n, status, receivedAt),
    ...demoDeal(n, status, now),
  };
}

// Of four clients one deal settled, one was lost, and two go on. The moves before today are not part of the demo.
function demoDeal(n: number, status: LeadStatus, now: Date) {
  const none = { dealStage: null, lostReason: null, lostNote: null, settledOn: null, settledAmount: null, moves: [] };
  if (status === 'Closed')
    return { ...none, lostReason: n % 2 === 0 ? ('No answer' as const) : ('Not ready yet' as const) };
  if (status !== 'Converted') return none;
  const settledOn = dayInSydney(new Date(daysBefore(now, 1)));
  if (n === 5) return { ...none, dealStage: 'Application lodged' as const };
  if (n === 12) return { ...none, dealStage: 'Settled' as const, settledOn, settledAmount: 612_500 };
  if (n === 19) return { ...none, dealStage: 'Lost' as const, lostReason: 'Rate or fees' as const };
  return none;
}

function contactOf({ firstName, lastName, email, phone }: InventedPerson): InventedPerson {
  return { firstName, lastName, email, phone };
}

// Every ninth person returns with another enquiry, and one shares a phone number.
function personOf(n: number): InventedPerson {
  const person = inventedPerson(40 + (n % 9 === 0 ? 1 : n));
  return n === 8 ? { ...person, phone: inventedPerson(43).phone } : person;
}

function consentOf(n: number, kind: LeadKind, receivedAt: string) {
  const isSession = kind === 'strategy-session';
  const wantsMarketing = n % 3 === 0;
  return {
    noticeVersion: isSession ? currentSessionNotice : currentLeadNotice,
    noticeAgreedAt: receivedAt,
    consentedAt: kind === 'borrowing' ? null : receivedAt,
    wantsMarketing,
    marketingConfirmedAt: wantsMarketing ? receivedAt : null,
    purposes: [...(isSession ? [] : ['report']), 'contact', ...(wantsMarketing ? ['marketing'] : [])],
    noticeSha256: null,
    sourcePage: kind === 'calculation' ? toolFacts['land-tax'].page : leadKindFacts[kind].page,
  };
}

// Of five leads three are the admin's, whom a visitor plays, and one is each adviser's.
function ownerOf(n: number): string {
  if (n % 5 === 1) return demoId('adviser', 0);
  return n % 5 === 3 ? demoId('adviser', 1) : demoUsers.ADMIN.id;
}

function careOf(n: number, status: LeadStatus, now: Date) {
  const isOpen = status === 'Contacted';
  return {
    ownerId: status === 'New' && n % 4 !== 0 ? null : ownerOf(n),
    nextAction: isOpen ? (actions[n % actions.length] ?? null) : null,
    nextActionOn: isOpen ? dayInSydney(new Date(daysBefore(now, (n % 5) - 3))) : null,
    firstResponseAt: status === 'New' ? null : daysBefore(now, Math.max(0, Math.floor(n * 0.7) - 1)),
  };
}
