import type { Line } from '@freehold/domain';
import css from '../../shared/components/figures.module.css';

interface GearingLinesProps {
  readonly lines: readonly Line[];
  /** Whether the last line sums the others up. */
  readonly hasTotal: boolean;
}

/** Labels with their amounts, and the word that belongs to an amount under it. */
export function GearingLines({ lines, hasTotal }: GearingLinesProps) {
  return (
    <dl className={css.list}>
      {lines.map(({ label, value, note }, place) => (
        <div key={label} data-total={(hasTotal && place === lines.length - 1) || undefined}>
          <dt>{label}</dt>
          <dd>
            <span className={css.value}>{value}</span>
            {note && <span className={css.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
