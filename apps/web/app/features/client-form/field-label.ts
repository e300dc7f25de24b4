import { profileFields } from './field-facts.ts';

const lists: Readonly<Record<string, string>> = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  portfolios: 'Portfolios',
};
const labels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(profileFields).map(([field, { label }]) => [
    field,
    field.startsWith('partner') ? `Partner: ${label}` : label,
  ]),
);

/** Label of a stored field, as on the form; for a field the form does not have, the words of its name. */
export function fieldLabel(field: string): string {
  return labels[field] ?? lists[field] ?? wordsOf(field);
}

function wordsOf(field: string): string {
  const words = field.replace(/(?=[A-Z])/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
