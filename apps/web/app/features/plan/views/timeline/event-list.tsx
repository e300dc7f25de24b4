import { monthText } from '@freehold/domain';
import { FocusKept } from '#app/ui/focus/focus-kept.tsx';
import { usePlanAddress } from '../../model/plan-address.ts';
import { useSelection } from '../../model/selection.ts';
import type { CashYear } from './cash-test.ts';
import css from './event-list.module.css';
import type { LoanFact } from './loan-facts.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { EventRow, TimelineRow, TimelineYear } from './timeline-rows.ts';
import type { EventMoves } from './use-event-moves.ts';

interface EventListProps {
  readonly years: readonly TimelineYear[];
  readonly apart: readonly EventRow[];
  readonly cash: readonly CashYear[];
  readonly moves: EventMoves;
}

/** What happens, by financial year, and below it what never does. */
export function EventList({ years, apart, cash, moves }: EventListProps) {
  return (
    <div className={css.list} data-event-list tabIndex={-1}>
      {/* Other events may go with the one that is deleted, once the plan is worked out. */}
      <FocusKept>
        {years.map((year) => (
          <section key={year.ends} aria-labelledby={`plan-year-${year.ends}`}>
            <YearHead year={year} cash={cash.find(({ ends }) => ends === year.ends)} />
            <Rows rows={year.rows} moves={moves} />
          </section>
        ))}
        {apart.length > 0 && (
          <section aria-labelledby="plan-apart">
            <h3 id="plan-apart" className={css.year}>
              Not in this plan’s course
            </h3>
            <Rows rows={apart} moves={moves} />
          </section>
        )}
      </FocusKept>
    </div>
  );
}

function YearHead({ year, cash }: { readonly year: TimelineYear; readonly cash: CashYear | undefined }) {
  const { go } = usePlanAddress();
  return (
    <div className={css.head}>
      <h3 id={`plan-year-${year.ends}`} className={css.year}>
        <button type="button" className={css.link} onClick={() => go({ view: 'year', year: year.ends })}>
          {year.financialYear}
        </button>
      </h3>
      {cash !== undefined && (
        <span className={css.cash} data-sign={cash.sign}>
          <span aria-hidden="true">{cash.sign}</span> Cash: {cash.says}
        </span>
      )}
    </div>
  );
}

function Rows({ rows, moves }: { readonly rows: readonly TimelineRow[]; readonly moves: EventMoves }) {
  return (
    <ul className={css.rows}>
      {rows.map((row) =>
        row.kind === 'event' ? <Event key={row.id} row={row} moves={moves} /> : <Fact key={row.id} fact={row} />,
      )}
    </ul>
  );
}

function Fact({ fact }: { readonly fact: LoanFact }) {
  const { select } = useSelection();
  return (
    <li className={css.row}>
      <span className={css.month}>{shortMonth(fact.month)}</span>
      <div className={css.what}>
        <button type="button" className={css.name} onClick={() => select({ kind: 'record', path: fact.path })}>
          {fact.name}
        </button>
        <span className={css.note}>{fact.note}</span>
      </div>
    </li>
  );
}

function Event({ row, moves }: { readonly row: EventRow; readonly moves: EventMoves }) {
  const { select } = useSelection();
  const { id, name, when, month, ages, why, notes, isOff, isChanged } = row;
  // A month is said at the left.
  const isRelative = !when.startsWith('in ');
  return (
    <li className={css.row} data-is-off={isOff || undefined}>
      <span className={css.month}>{month === null ? '–' : shortMonth(month)}</span>
      <div className={css.what}>
        <button
          type="button"
          className={css.name}
          aria-label={[name, month === null ? 'not in this plan' : monthText(month), when].join(', ')}
          onClick={() => select({ kind: 'record', path: row.path })}
        >
          {name}
        </button>
        {isChanged && <span className={css.changed}>Changed in this option</span>}
        <span className={css.note}>
          {[isOff ? 'Switched off' : '', month === null || isRelative ? capital(when) : '', ages]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {why !== '' && <span className={css.note}>{why}</span>}
        {notes.map((note) => (
          <span key={note} className={css.odd}>
            {note}
          </span>
        ))}
      </div>
      <div className={`fh-no-print ${css.actions}`}>
        <MoveButtons name={name} isShort onMove={(months) => moves.move(id, months)} />
        <button
          type="button"
          className={css.action}
          role="switch"
          aria-checked={!isOff}
          aria-label={`${name} counts`}
          onClick={() => moves.switchOver(id)}
        >
          {isOff ? 'Off' : 'On'}
        </button>
        <button
          type="button"
          className={css.action}
          data-delete
          aria-label={`Delete ${name}`}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            moves.remove(id);
          }}
        >
          Delete
        </button>
      </div>
    </li>
  );
}

/** Moves the focus to the next event's Delete, else the one before, else the list: the pressed one goes. */
function focusBeside(pressed: HTMLButtonElement) {
  const list = pressed.closest<HTMLElement>('[data-event-list]');
  const all = [...(list?.querySelectorAll<HTMLButtonElement>('[data-delete]') ?? [])];
  const place = all.indexOf(pressed);
  (all[place + 1] ?? all[place - 1] ?? list)?.focus();
}

function shortMonth(month: string): string {
  const [name = '', year = ''] = monthText(month).split(' ');
  return `${name.slice(0, 3)} ${year}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
