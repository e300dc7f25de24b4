import {
  currentLeadNotice,
  currentSessionNotice,
  type LeadKind,
  type LeadListItem,
  type LeadStatus,
  leadKindFacts,
  leadMatters,
  mapTable,
  purchaseTimeframes,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { engineVersion } from '@freehold/finance';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoId } from './ids.ts';
import { borrowingMatter, matterRules, mortgageMatter, sessionMessages } from './lead-matters.ts';
import { demoNotes } from './lead-notes.ts';
import { daysBefore } from './moments.ts';
import { type InventedPerson, inventedPerson } from './people.ts';
import type { DemoClient, DemoLead } from './records.ts';

const count = 28;
const kinds: readonly LeadKind[] = ['borrowing', 'mortgage', 'borrowing', 'strategy-session', 'mortgage'];
const statuses: readonly LeadStatus[] = ['New', 'New', 'Contacted', 'New', 'Contacted', 'Converted', 'Closed'];
const actions = ['Call about the estimate', 'Send three suburbs to look at', 'Ask for last year’s tax return'] as const;

/** The demo's leads, newest first: of every kind and in every state, some of the same person. */
export function demoLeads(now: Date, clients: readonly DemoClient[]): DemoLead[] {
  return Array.from({ length: count }, (_, index) => leadNumber(index + 1, now, clients));
}

function leadNumber(n: number, now: Date, clients: readonly DemoClient[]): DemoLead {
  const kind = kinds[n % kinds.length] ?? 'borrowing';
  const status = statuses[n % statuses.length] ?? 'New';
  const client = status === 'Converted' ? (clients[n] ?? null) : null;
  // About three in two days, at varying times.
  const receivedAt = daysBefore(now, Math.floor(n * 0.7), -(n * 97) % 600);
  const matter = matterOf(n, kind, now);
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
    rules: matterRules(matter, dayInSydney(now)),
    notes: demoNotes(n, status, receivedAt),
  };
}

function contactOf({ firstName, lastName, email, phone }: InventedPerson): InventedPerson {
  return { firstName, lastName, email, phone };
}

// Every ninth person returns with another enquiry, and one shares a phone number.
function personOf(n: number): InventedPerson {
  const person = inventedPerson(40 + (n % 9 === 0 ? 1 : n));
  return n === 8 ? { ...person, phone: inventedPerson(43).phone } : person;
}

type Matters = Pick<LeadListItem, keyof typeof leadMatters>;
type Matter = Matters & Pick<LeadListItem, 'purchaseTimeframe'>;

const noMatter = mapTable<typeof leadMatters, Matters>(leadMatters, () => null);

function matterOf(n: number, kind: LeadKind, now: Date): Matter {
  const none = { ...noMatter, purchaseTimeframe: null };
  if (kind === 'borrowing') return { ...none, borrowing: borrowingMatter(n) };
  if (kind === 'strategy-session') {
    return { ...none, strategySession: { message: sessionMessages[n % sessionMessages.length] ?? '' } };
  }
  const purchaseTimeframe = purchaseTimeframes[n % purchaseTimeframes.length] ?? null;
  return { ...none, mortgage: mortgageMatter(n, dayInSydney(now)), purchaseTimeframe };
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
    sourcePage: leadKindFacts[kind].page,
  };
}

function careOf(n: number, status: LeadStatus, now: Date) {
  const isOpen = status === 'Contacted';
  return {
    ownerId: status === 'New' && n % 4 !== 0 ? null : demoUsers.ADMIN.id,
    nextAction: isOpen ? (actions[n % actions.length] ?? null) : null,
    nextActionOn: isOpen ? dayInSydney(new Date(daysBefore(now, (n % 5) - 3))) : null,
    firstResponseAt: status === 'New' ? null : daysBefore(now, Math.max(0, Math.floor(n * 0.7) - 1)),
  };
}
