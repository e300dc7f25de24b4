/**
 * What stands in the fields of the page although the program has not put it there: typed before it was ready, or filled in
 * by the browser on going back. By field, without those that are empty or not on the page.
 */
export function typedBeforehand(
  fields: readonly string[],
  idOf: (field: string) => string,
): Readonly<Record<string, string>> {
  const typed = fields.map((field) => [field, textIn(idOf(field))] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

function textIn(id: string): string {
  const element = document.getElementById(id);
  if (element instanceof HTMLSelectElement) return element.value;
  if (!(element instanceof HTMLInputElement)) return '';
  if (element.type !== 'radio') return element.value;
  const chosen = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  return chosen.find(({ name }) => name === element.name)?.value ?? '';
}
