import { entriesOf } from '@freehold/contract';
import type { ClientFormValues, ProfileValues } from './client-form-values.ts';
import {
  addressParts,
  listFields,
  type ProfileField,
  type ProfileTab,
  profileFields,
  profileFieldsByTab,
} from './field-facts.ts';
import { isShown } from './hidden-fields.ts';

/** The form's sections in tab order. */
export const clientFormTabs = [
  { id: 'personal', label: 'Personal', title: 'Personal details' },
  { id: 'occupation', label: 'Income', title: 'Occupation and income' },
  { id: 'partner', label: 'Partner', title: 'Partner' },
  { id: 'expenses', label: 'Expenses', title: 'Expenses' },
  { id: 'retirement', label: 'Retirement', title: 'Retirement goals' },
  { id: 'assets', label: 'Assets', title: 'Assets' },
  { id: 'liabilities', label: 'Liabilities', title: 'Liabilities' },
] as const;
export type ClientFormTab = (typeof clientFormTabs)[number]['id'];

/** The profile's fields on a tab, in screen order. */
export function fieldsOnTab(tab: ProfileTab): readonly ProfileField[] {
  return entriesOf(profileFieldsByTab[tab]).map(([field]) => field);
}

const profileFieldsInOrder: readonly ProfileField[] = entriesOf(profileFields).map(([field]) => field);

/** The profile fields not shown on any tab at present. */
export function hiddenFields(profile: ProfileValues): readonly ProfileField[] {
  return profileFieldsInOrder.filter((field) => !isShown(field, profile));
}

/** The tab named in the URL, or the first one if the name is missing or invalid. */
export function tabNamed(name: string | null): ClientFormTab {
  return clientFormTabs.find(({ id }) => id === name)?.id ?? 'personal';
}

/** The tab with a field, by its path: `profile.address.street`, `assets.3.currentValue`. */
export function tabOfPath(path: string): ClientFormTab {
  const [part = '', field = ''] = path.split('.');
  if (part !== 'profile') return tabNamed(part);
  return tabNamed(entriesOf(profileFieldsByTab).find(([, fields]) => field in fields)?.[0] ?? null);
}

/** The form's path of a field of the record, whose rows are named by their ids; undefined for one it does not hold. */
export function pathOfRecord(at: string | undefined, values: ClientFormValues): string | undefined {
  const [list = '', id = '', field = ''] = at?.split('.') ?? [];
  if (list !== 'assets' && list !== 'liabilities') return at;
  const index = values[list].findIndex((row) => row.id === id);
  return index < 0 ? undefined : `${list}.${index}.${field}`;
}

/** The visible tabs, each with its number of errors; the partner tab only if assessed with a partner. */
export function shownTabs(facts: { assessWithPartner: boolean; errorPaths: readonly string[] }) {
  const wrong = facts.errorPaths.map(tabOfPath);
  return clientFormTabs
    .filter(({ id }) => id !== 'partner' || facts.assessWithPartner)
    .map(({ id, label }) => {
      const errors = wrong.filter((tab) => tab === id).length;
      return { id, label: errors === 0 ? label : `${label}, ${errors} to correct` };
    });
}

/**
 * The first invalid path in screen order; if none is on the screen, the first invalid path; undefined if there are
 * none.
 */
export function firstWrong(errorPaths: readonly string[], values: ClientFormValues): string | undefined {
  const wrong = new Set(errorPaths);
  return pathsInOrder(values).find((path) => wrong.has(path)) ?? errorPaths[0];
}

function pathsInOrder({ profile, assets, liabilities }: ClientFormValues): string[] {
  const fields = profileFieldsInOrder.filter((field) => isShown(field, profile));
  return [
    ...fields.flatMap(profilePaths),
    ...assets.flatMap((_, index) => rowPaths('assets', index)),
    ...liabilities.flatMap((_, index) => rowPaths('liabilities', index)),
  ];
}

function profilePaths(field: ProfileField): string[] {
  const path = `profile.${field}`;
  return profileFields[field].kind === 'address' ? Object.keys(addressParts).map((part) => `${path}.${part}`) : [path];
}

function rowPaths(list: 'assets' | 'liabilities', index: number): string[] {
  return Object.keys(listFields[list]).map((field) => `${list}.${index}.${field}`);
}
