import { entriesOf } from '../base/typed-entries.ts';

interface LeadKindFacts {
  /** The kind on the adviser's screens. */
  readonly label: string;
  /** What the person left their details with, as a notice to an adviser says it. */
  readonly matter: string;
  /** The page with the form. */
  readonly page: string;
  /** Kind and subject of the mail to the person, and whether a report is attached. */
  readonly mail: string;
  readonly mailSubject: string;
  readonly hasReport: boolean;
}

/** Every kind of lead, once; filters, labels, mails and the demo derive from it. */
export const leadKindFacts = {
  borrowing: {
    label: 'Borrowing capacity',
    matter: 'a borrowing capacity estimate',
    page: '/borrowing-capacity',
    mail: 'borrowing-report',
    mailSubject: 'Your borrowing capacity report',
    hasReport: true,
  },
  mortgage: {
    label: 'Mortgage',
    matter: 'a mortgage calculation',
    page: '/mortgage-calculator',
    mail: 'mortgage-report',
    mailSubject: 'Your mortgage repayment report',
    hasReport: true,
  },
  'strategy-session': {
    label: 'Strategy session',
    matter: 'a request for a strategy session',
    page: '/modelling-dashboard',
    mail: 'strategy-acknowledgement',
    mailSubject: 'Your strategy session request',
    hasReport: false,
  },
} as const satisfies Readonly<Record<string, LeadKindFacts>>;

export type LeadKind = keyof typeof leadKindFacts;
export const leadKinds: readonly LeadKind[] = entriesOf(leadKindFacts).map(([kind]) => kind);
