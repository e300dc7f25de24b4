import type { PlanView, PlanYearView } from '@freehold/domain';
import { useEffect } from 'react';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { useShortcutChoice } from '#app/ui/lists/use-search-shortcut.ts';
import { usePlanAddress } from '../../model/plan-address.ts';
import { usePlan } from '../../model/plan-context.ts';
import { useSelection } from '../../model/selection.ts';
import { useReadyFigures } from './figure-line.ts';
import { statementOf } from './statement.ts';
import { StatementCard } from './statement-card.tsx';
import css from './year-view.module.css';
import { agesText, eventsOf, frozenSentences, optionTitle, partText } from './year-words.ts';

type Ran = Extract<PlanView, { status: 'run' }>;

const AllYears = lazyPart(() => import('./all-years-part.tsx').then((module) => module.AllYearsPart));

/** A financial year of the plan, line by line from what there was before it to what there is after it. */
export function YearView() {
  const open = usePlan((state) => state.open);
  useReadyFigures({ plan: usePlan((state) => state.shown), option: usePlan((state) => state.option) });
  if (open === null) return <p className={css.waiting}>Working out your plan…</p>;
  if (open.status === 'refused') return <p className={css.waiting}>{open.says}</p>;
  return <Year view={open} />;
}

function Year({ view }: { readonly view: Ran }) {
  const { year: ends, dollars } = usePlanAddress();
  const base = usePlan((state) => state.base);
  const option = usePlan(({ option: id, shown }) => optionTitle(shown, id));
  const place = Math.max(
    0,
    view.years.findIndex((one) => one.ends === ends),
  );
  const year = view.years[place];
  if (year === undefined) return null;
  const planYear = base?.status === 'run' ? base.years.find((one) => one.ends === year.ends) : undefined;
  const beside = option === null ? null : (planYear ?? null);
  const statement = statementOf({ year, beside, dollars });
  return (
    <div className={css.year}>
      <YearBar years={view.years} place={place} />
      <StatementCard year={year} statement={statement} option={beside === null ? null : option} dollars={dollars} />
      <YearNotes view={view} year={year} />
      <AllYears years={view.years} />
    </div>
  );
}

interface YearBarProps {
  readonly years: readonly PlanYearView[];
  readonly place: number;
}

/** The year on screen, a step to each side, and a jump to any other. */
export function YearBar({ years, place }: YearBarProps) {
  const current = usePlan((state) => state.current);
  const { go } = usePlanAddress();
  const { selected, select } = useSelection();

  function show(year: PlanYearView | undefined) {
    if (year === undefined) return;
    go({ year: year.ends });
    if (selected?.kind === 'figure') select({ ...selected, year: year.ends });
  }
  useYearKeys((step) => show(years[place + step]));
  const year = years[place];
  if (year === undefined) return null;
  return (
    <div className={css.bar}>
      <StepButton sign="‹" label="Year before" year={years[place - 1]} onPress={show} />
      <h2 aria-live="polite">
        {year.financialYear} <span className={css.ages}>{agesText(current, year)}</span>
      </h2>
      <StepButton sign="›" label="Year after" year={years[place + 1]} onPress={show} />
      <label className={`fh-no-print ${css.jump}`}>
        Go to
        <select
          value={year.ends}
          onChange={({ currentTarget }) => show(years.find(({ ends }) => String(ends) === currentTarget.value))}
        >
          {years.map((one) => (
            <option key={one.ends} value={one.ends}>
              {one.financialYear}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface StepButtonProps {
  readonly sign: string;
  readonly label: string;
  /** Undefined at the end of the plan. */
  readonly year: PlanYearView | undefined;
  readonly onPress: (year: PlanYearView) => void;
}

// aria-disabled rather than disabled, which would drop the focus.
function StepButton({ sign, label, year, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`fh-no-print ${css.step}`}
      aria-label={year === undefined ? label : `${label}, ${year.financialYear}`}
      aria-disabled={year === undefined}
      onClick={year === undefined ? undefined : () => onPress(year)}
    >
      {sign}
    </button>
  );
}

const writing = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/** The keys [ and ], outside of fields; off where single keys are turned off. */
function useYearKeys(onStep: (step: number) => void): void {
  const { isOn } = useShortcutChoice();
  useEffect(() => {
    if (!isOn) return;
    function onKeyDown({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
      if ((key !== '[' && key !== ']') || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(writing)) return;
      onStep(key === '[' ? -1 : 1);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

interface YearNotesProps {
  readonly view: Ran;
  readonly year: PlanYearView;
}

/** What happens in the year, and what is special about it. */
function YearNotes({ view, year }: YearNotesProps) {
  const current = usePlan((state) => state.current);
  const { select } = useSelection();
  const part = partText(year);
  const events = eventsOf(current, view, year);
  return (
    <section className={css.notes} aria-label={`Notes on ${year.financialYear}`}>
      {part !== null && <p>{part}</p>}
      {events.length > 0 && <h3>What happens</h3>}
      {events.length > 0 && (
        <ul>
          {events.map(({ id, what, month }) => (
            <li key={id}>
              <button
                type="button"
                className={css.link}
                onClick={() => select({ kind: 'record', path: `events/${id}` })}
              >
                {what}
              </button>{' '}
              in {month}
            </li>
          ))}
        </ul>
      )}
      {frozenSentences(view.frozen, year).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
