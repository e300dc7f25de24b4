/**
 * Text that is in the page's fields before hydration: typed early, or restored by the browser on Back. By field,
 * without blank fields and fields not on the page.
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
