import type { Cell } from './sheet.ts';

/** A cell with an ISO day. */
export function dateCell(day: string): Cell {
  return { figure: new Date(`${day}T00:00:00Z`), format: 'date' };
}

/** A cell with an ISO day that may be changed. */
export function dateInput(day: string): Cell {
  return { figure: new Date(`${day}T00:00:00Z`), format: 'date', isInput: true };
}
