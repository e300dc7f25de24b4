import type { Moved, PlanGrid } from '@freehold/domain/plan-ask';
import type { Column, Row } from '#app/charts/chart-table.ts';

/** A grid as it is saved: an input moved in each row, the other in each column, dollars where the figure is an amount. */
export function gridTable({ rows, columns, cells }: PlanGrid): {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
} {
  const kind = cells.flat().some((cell) => cell !== null && cell.amount !== null) ? 'money' : 'text';
  return {
    columns: [
      { key: 'input', label: rows.label, kind: 'text' },
      ...columns.values.map((value) => ({ key: value, label: `${columns.label}: ${value}`, kind }) as const),
    ],
    rows: cells.map((row, down) => ({
      input: rows.values[down] ?? '',
      ...Object.fromEntries(columns.values.map((value, across) => [value, saved(row[across] ?? null)])),
    })),
  };
}

function saved(cell: Moved | null): string | number | null {
  return cell === null ? null : (cell.amount?.today ?? cell.text);
}

/** Whether a cell is the plan as it is: the middle of both inputs. */
export function isPlanCell({ rows, columns }: PlanGrid, down: number, across: number): boolean {
  return down === Math.floor(rows.values.length / 2) && across === Math.floor(columns.values.length / 2);
}
