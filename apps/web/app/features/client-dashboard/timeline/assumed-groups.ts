import { type ClientDetails, entriesOf } from '@freehold/contract';
import type { ClientTimeline } from '@freehold/domain';
import type { EditorTab } from '../shared/editing.ts';

/** What had to be assumed, and where somebody who knows could say it. */
export type AssumedRow = ClientTimeline['assumed'][number];

/** What had to be assumed, by the tab of the details form that takes it. */
export interface AssumedGroup {
  readonly tab: EditorTab;
  readonly title: string;
  readonly rows: readonly AssumedRow[];
}

// As the details form names its tabs.
const titles: Readonly<Record<EditorTab, string>> = {
  personal: 'Personal details',
  occupation: 'Occupation and income',
  partner: 'Partner',
  expenses: 'Expenses',
  retirement: 'Retirement goals',
  assets: 'Assets',
  liabilities: 'Liabilities',
};

const tabOfSubject: Readonly<Record<string, EditorTab>> = {
  'client.retire': 'retirement',
  living: 'expenses',
  rent: 'expenses',
  everyday: 'occupation',
  existingLoans: 'expenses',
  accounts: 'assets',
  holdings: 'assets',
  homes: 'assets',
  loans: 'liabilities',
  costs: 'liabilities',
};
const tabOfField: Readonly<Record<string, EditorTab>> = {
  born: 'personal',
  hospitalCover: 'liabilities',
  helpDebt: 'liabilities',
  superBalance: 'assets',
};

/** A timeline's assumptions, grouped in the order of the form's tabs; a sentence said twice stands once. */
export function assumedGroups(rows: readonly AssumedRow[], details: ClientDetails): readonly AssumedGroup[] {
  return entriesOf(titles).flatMap(([tab, title]) => {
    const ofTab = new Map(rows.filter((row) => tabOf(row, details) === tab).map((row) => [row.countedAs, row]));
    return ofTab.size === 0 ? [] : [{ tab, title, rows: [...ofTab.values()] }];
  });
}

function tabOf({ subject, field }: AssumedRow, { assets, liabilities }: ClientDetails): EditorTab {
  if (assets.some(({ id }) => subject.startsWith(id))) return 'assets';
  if (liabilities.some(({ id }) => subject.startsWith(id))) return 'liabilities';
  const known = tabOfSubject[subject] ?? (subject.startsWith('partner') ? 'partner' : tabOfField[field]);
  return known ?? (subject.startsWith('client.') ? 'occupation' : 'personal');
}
