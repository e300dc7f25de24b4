import { type BorrowingDraft, type DraftField, draftIn, emptyDraft } from './draft.ts';

/**
 * What stands in the fields of the page although the program has not put it there: typed before it was ready, or filled in
 * by the browser on going back.
 */
export function typedBeforehand(idOf: (field: DraftField) => string): Partial<BorrowingDraft> {
  const typed = {
    grossIncome: textIn(idOf('grossIncome')),
    maritalStatus: document.querySelector<HTMLInputElement>('input[name="maritalStatus"]:checked')?.value ?? '',
    partnerIncome: textIn(idOf('partnerIncome')),
    dependants: textIn(idOf('dependants')),
    existingLoans: textIn(idOf('existingLoans')),
  };
  const draft = draftIn(typed);
  if (draft === null) return {};
  return Object.fromEntries(Object.entries(draft).filter(([field, text]) => text !== '' && text !== blankOf(field)));
}

function textIn(id: string): string {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element.value : '';
}

function blankOf(field: string): unknown {
  return Reflect.get(emptyDraft, field);
}
