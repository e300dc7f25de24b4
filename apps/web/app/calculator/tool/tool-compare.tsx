import { moneyText } from '@freehold/contract';
import type { ToolAnswer } from '@freehold/domain';
import { memo } from 'react';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import css from './tool-compare.module.css';
import type { Answered } from './use-tool-answer.ts';

interface ToolCompareProps {
  /** Answers kept to compare, the first kept first. */
  readonly kept: readonly Answered[];
  /** The answer on screen; null while an input is wrong. */
  readonly now: Answered | null;
  readonly onRemove: (answered: Answered) => void;
}

/** Kept answers beside the one on screen: what differs of the inputs, then figure and lines. */
export const ToolCompare = memo(function ToolCompare({ kept, now, onRemove }: ToolCompareProps) {
  const columns = now === null ? kept : [...kept, now];
  const asked = rowsOf(columns.map(({ readBack }) => readBack())).filter(({ cells }) => new Set(cells).size > 1);
  const answers = rowsOf(columns.map(({ answer }) => linesOf(answer)));
  const names = [...kept.map((_, index) => `Kept ${index + 1}`), ...(now === null ? [] : ['On screen'])];
  return (
    <section className={`fh-card fh-no-print ${css.card}`} aria-labelledby="tool-compare">
      <h2 id="tool-compare">Side by side</h2>
      <ScrollBox label="Side by side, table">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="fh-for-readers">Figure</span>
              </th>
              {names.map((name, index) => (
                <th key={name} scope="col">
                  {name}
                  {kept[index] && (
                    <MemoButton
                      type="button"
                      variant="subtle"
                      size="compact-sm"
                      aria-label={`Remove ${name}`}
                      onClick={() => kept[index] && onRemove(kept[index])}
                    >
                      Remove
                    </MemoButton>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...asked, ...answers].map(({ label, cells }, row) => (
              <tr key={label} data-first={row === asked.length || undefined}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={names[column]} className="fh-figures">
                    {cell ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {asked.length === 0 && <p>Change a figure above to see both side by side.</p>}
    </section>
  );
});

interface Labelled {
  readonly label: string;
  readonly value: string;
}

function linesOf({ figure, lines }: ToolAnswer): readonly Labelled[] {
  const value = [moneyText(figure.amount), figure.unit].filter(Boolean).join(' ');
  return [{ label: figure.label, value }, ...lines];
}

/** The lines of several columns by label, in the order they first come. */
function rowsOf(columns: readonly (readonly Labelled[])[]) {
  const labels = [...new Set(columns.flatMap((lines) => lines.map(({ label }) => label)))];
  return labels.map((label) => ({
    label,
    cells: columns.map((lines) => lines.find((line) => line.label === label)?.value ?? null),
  }));
}
