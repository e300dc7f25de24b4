import type { FlowKind } from '@freehold/finance';
import { eventNoun, homeName, loanName, personName, recordName } from './plan-names.ts';
import type { PlanToRun } from './plan-owners.ts';

/** A part of the household, as the engine names it: kind of an account or why money moved, and whose it is. */
interface Named {
  readonly kind: string;
  readonly subject: string;
}

/** What is said of money that moves for several reasons on one line. */
const reasons: Readonly<Partial<Record<FlowKind, string>>> = {
  purchaseDuty: 'transfer duty',
  purchaseCosts: 'costs of buying',
  mortgageInsurance: 'lenders mortgage insurance',
  sellingCosts: 'costs of selling',
  refinanceCosts: 'costs of refinancing',
  renovation: 'renovation',
  valueAdded: 'value that the renovation adds',
  studyLoanIndexed: 'study loan, indexed with inflation',
  studyLoanRepaid: 'study loan, repaid with tax',
  superGuarantee: 'super guarantee',
  superEarnings: 'earnings of super',
  superTax: 'tax on contributions',
};

const accounts: Readonly<Record<string, string>> = {
  super: 'super',
  studyLoan: 'study loan',
  taxDue: 'tax assessed and not paid yet',
};

/** What a row of a year's line is called: `Ipswich: transfer duty`, `You: super`. Starts with a capital. */
export function rowName(plan: PlanToRun, { kind, subject }: Named): string {
  const name = subjectName(plan, { kind, subject });
  const isOfShares = kind === 'income' && subject.startsWith('money/');
  const reason = isOfShares
    ? 'dividends'
    : Object.entries({ ...reasons, ...accounts }).find(([known]) => known === kind)?.[1];
  const words = reason === undefined ? name : `${name}: ${reason}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function subjectName(plan: PlanToRun, { kind, subject }: Named): string {
  const [part = '', rest = ''] = subject.split(/\/(.*)/);
  const [id = '', loan] = rest.split('.');
  if (part === 'people') return personName(plan, id);
  if (part === 'owners')
    return plan.owners?.[id]?.name ?? (plan.owners?.[id]?.type === 'smsf' ? 'The fund' : 'The trust');
  if (part === 'events') return eventSubject(plan, { id, loan, kind });
  if (subject === 'spending') return 'spending after stopping work';
  if (kind === 'landTaxAssessed') return `land in ${subject}`;
  if (kind === 'landTaxDue') return 'land tax assessed and not paid yet';
  return subject === 'money' ? 'cash' : recordName(plan, part, id);
}

/** A purchase stands for the home and the loans it brings, the others for themselves. */
function eventSubject(
  plan: PlanToRun,
  { id, loan, kind }: { readonly id: string; readonly loan: string | undefined; readonly kind: string },
): string {
  if (loan === 'equity') return `the loan on other homes for ${homeName(plan, id)}`;
  if (loan !== undefined) return loanName(plan, id);
  return plan.events?.[id]?.do === 'buy' && kind !== 'refinanceCosts' ? homeName(plan, id) : eventNoun(plan, id);
}
