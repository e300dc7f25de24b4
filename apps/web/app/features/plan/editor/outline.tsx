import { useRef } from 'react';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { type Selected, useSelection } from '../model/selection.ts';
import css from './outline.module.css';
import { type OutlineRow, type OutlineSection, outlineSections } from './outline-rows.ts';
import { recordPath } from './record-at.ts';

const others: readonly { readonly selected: Selected; readonly label: string }[] = [
  { selected: { kind: 'record', path: 'route' }, label: 'What is left over, and what is kept' },
  { selected: { kind: 'assumptions' }, label: 'Assumptions and law in use' },
  { selected: { kind: 'history' }, label: 'History' },
  { selected: { kind: 'help' }, label: 'Help' },
];

/** What is in the plan: each record with its name and what leads it; a press opens it. */
export function Outline() {
  const { select } = useSelection();
  const { fixed } = usePlanStore();
  const sections = useSections();
  return (
    <nav className={`fh-apart ${css.outline}`} aria-label="What is in it">
      {fixed === null && (
        <button type="button" className={css.add} onClick={() => select({ kind: 'add' })}>
          + Add to the plan
        </button>
      )}
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <ul className={css.rows}>
        {others.map(({ selected, label }) => (
          <li key={label}>
            <button type="button" className={css.row} onClick={() => select(selected)}>
              <span className={css.name}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The rows as they were before anything was typed: a keystroke leaves the list alone. */
function useSections(): readonly OutlineSection[] {
  const last = useRef<readonly OutlineSection[] | null>(null);
  const key = useRef<readonly unknown[]>([]);
  return usePlan(({ preview, current, open }) => {
    const months = open?.status === 'run' ? open.months : {};
    const next = [current, open] as const;
    const isSettled = preview.length === 0 && next.some((part, place) => part !== key.current[place]);
    if (last.current === null || isSettled) {
      last.current = outlineSections(current, months);
      key.current = next;
    }
    return last.current;
  });
}

function Section({ title, rows, empty }: OutlineSection) {
  const { selected } = useSelection();
  const noted = useNoted();
  const open = selected?.kind === 'record' ? selected.path : null;
  return (
    <section>
      <h2 className={css.title}>
        {title} <span>{rows.length}</span>
      </h2>
      {rows.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row key={row.path} {...row} isOpen={row.path === open} isNoted={noted.includes(` ${row.path} `)} />
        ))}
      </ul>
    </section>
  );
}

/** The records that have a note, as one text, so that it stays the same while they do. */
function useNoted(): string {
  return usePlan(({ open }) => ` ${(open?.notes ?? []).map(({ where }) => recordPath(where)).join(' ')} `);
}

interface RowProps extends OutlineRow {
  readonly isOpen: boolean;
  readonly isNoted: boolean;
}

function Row({ path, name, figure, isOff, isTypical, isOpen, isNoted }: RowProps) {
  const { select } = useSelection();
  return (
    <li>
      <button
        type="button"
        className={css.row}
        data-is-off={isOff || undefined}
        aria-current={isOpen || undefined}
        onClick={() => select({ kind: 'record', path })}
      >
        <span className={css.name}>{name}</span>
        <span className={css.figure}>{figure}</span>
        {(isOff || isTypical || isNoted) && (
          <span className={css.marks}>
            {isOff && <span>switched off</span>}
            {isTypical && <span>typical</span>}
            {isNoted && <span className={css.noted}>see its note</span>}
          </span>
        )}
      </button>
    </li>
  );
}
