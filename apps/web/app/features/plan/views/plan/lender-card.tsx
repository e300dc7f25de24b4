import type { PlanLenderYear } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { memo, useEffect, useRef, useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import type { Dollars } from '../../model/plan-address.ts';
import { usePlan } from '../../model/plan-context.ts';
import { startWorkerLine, type WorkerLine } from '../../model/worker-line.ts';
import css from './lender-card.module.css';
import { type LenderCell, type LenderRow, lenderTable } from './lender-table.ts';

const height = 386;
const lendersNote = 'Lenders’ tests as we model them; no lender has assessed this.';
const knownFrom = '2024-07';
const oldNote = 'Of the plan before your last change: working it out again…';
const knownNote = 'Lenders’ tests are known from the year 2024-25 on.';

/** What a lender would say of the household at the end of each year, test by test. */
export function LenderCard({ dollars }: { readonly dollars: Dollars }) {
  const plan = usePlan((state) => state.shown);
  const option = usePlan((state) => state.option);
  const { years, failed, isOld } = useLender(plan, option);
  if (failed !== null && years === null) {
    return (
      <section className={`fh-card ${css.other}`} role="alert">
        What a lender would say could not be worked out: {failed}
      </section>
    );
  }
  if (years === null) {
    return (
      <section className={`fh-card ${css.other}`} aria-busy="true">
        Working out what a lender would say…
      </section>
    );
  }
  if (years.length === 0) return <section className={`fh-card ${css.other}`}>{knownNote}</section>;
  const note = plan.start < knownFrom ? `${lendersNote} ${knownNote}` : lendersNote;
  return <ShownLender years={years} dollars={dollars} note={isOld ? oldNote : note} />;
}

interface ShownLenderProps {
  readonly years: readonly PlanLenderYear[];
  readonly dollars: Dollars;
  readonly note: string;
}

/** Renders once for an answer and once for a change that makes it old, not with each that follows. */
const ShownLender = memo(function ShownLender({ years, dollars, note }: ShownLenderProps) {
  const { title, summary, rows, columns, byYear } = lenderTable(years, dollars);
  return (
    <ChartCard
      headingLevel={2}
      title={title}
      description={note}
      summary={summary}
      columns={columns}
      rows={byYear}
      fileName="freehold-plan-lender"
      height={height}
    >
      <LenderGrid title={title} rows={rows} years={years.map(({ financialYear }) => financialYear)} />
    </ChartCard>
  );
});

/** A lender’s tests as worked out last; null before the first. */
interface LenderAnswer {
  readonly years: readonly PlanLenderYear[] | null;
  readonly failed: string | null;
}

/** How long nothing changes before the tests are worked out anew, so that typing has the processor to itself. */
const restMs = 1_000;

/** A lender’s tests of a plan or of an option on top of it, from a worker of their own that does not hold up what is typed. */
function useLender(plan: Plan, option: string | null): LenderAnswer & { readonly isOld: boolean } {
  const [answer, setAnswer] = useState<LenderAnswer & { readonly of: Plan | null; readonly option: string | null }>({
    ...{ years: null, failed: null, of: null, option: null },
  });
  const line = useRef<WorkerLine | null>(null);
  const asked = useRef<{ readonly of: Plan; readonly option: string | null } | null>(null);
  useEffect(() => {
    const started = startWorkerLine({
      onAnswer: (news) => {
        if (news.task === 'lender' && asked.current !== null)
          setAnswer({ years: news.years, failed: null, ...asked.current });
      },
      onFailed: (failed) => setAnswer((before) => ({ ...before, failed })),
    });
    line.current = started;
    return started.stop;
  }, []);
  useEffect(() => {
    const send = () => {
      asked.current = { of: plan, option };
      line.current?.send({ task: 'lender', plan, option });
    };
    const rest = setTimeout(send, asked.current === null ? 0 : restMs);
    return () => clearTimeout(rest);
  }, [plan, option]);
  return { ...answer, isOld: answer.of !== plan || answer.option !== option };
}

interface LenderGridProps {
  readonly title: string;
  readonly rows: readonly LenderRow[];
  readonly years: readonly string[];
}

/** A row for each test, a column for each year: a sign, a word and the figure, so that nothing rests on colour. */
function LenderGrid({ title, rows, years }: LenderGridProps) {
  return (
    <ScrollBox label={`${title}, test by test`}>
      <table className={css.grid}>
        <caption className="fh-for-readers">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Test</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, limit, cells }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={css.limit}>{limit}</span>
              </th>
              {cells.map((cell, place) => (
                <Cell key={years[place]} {...cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const signs: Readonly<Record<LenderCell['state'], string>> = { fine: '✓', stop: '✕', none: '–' };

function Cell({ state, word, figure }: LenderCell) {
  return (
    <td data-state={state}>
      <span aria-hidden="true">{signs[state]} </span>
      {word} {figure !== '' && <strong className={css.figure}>{figure}</strong>}
    </td>
  );
}
