import { recordName, type YearLineWorking } from '@freehold/domain';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { DataTable } from '#app/charts/chart-card.tsx';
import { usePlanAddress } from '../../model/plan-address.ts';
import { usePlan } from '../../model/plan-context.ts';
import { useSelection } from '../../model/selection.ts';
import { useFigure } from './figure-line.ts';
import css from './figure-panel.module.css';
import { basisRows, figureRows, figureSentence, monthsTable, recordsOf } from './figure-words.ts';
import { optionTitle } from './year-words.ts';

interface FigurePanelProps {
  /** Calendar year that the financial year ends in. */
  readonly year: number;
  /** Name of the line within its year: `tax`. */
  readonly line: string;
}

/** How a figure of a year is worked out, line by line to the cent, with the rules it rests on. */
export function FigurePanel({ year, line }: FigurePanelProps) {
  const { dollars } = usePlanAddress();
  const plan = usePlan((state) => state.shown);
  const option = usePlan((state) => state.option);
  const answer = useFigure({ plan, option, line: `fy${year}/${line}` });
  if (answer.status === 'waiting') return <p className={css.waiting}>Working it out…</p>;
  if (answer.status === 'failed') {
    return <p role="alert">The figure could not be worked out: {answer.why} The plan itself is as it was.</p>;
  }
  const { working } = answer;
  if (working === null) return <p>Nothing in this plan’s years is called so. It may have changed since.</p>;
  const basis = basisRows(working);
  const name = optionTitle(plan, option) ?? 'Your plan';
  const title = `${working.label}, ${year - 1}-${String(year).slice(2)}`;
  return (
    <div className={css.panel}>
      <h3>{title}</h3>
      <p className={css.sentence}>{figureSentence(working, dollars)}</p>
      <p className={css.note}>{name}. Each step is in dollars of that year, to the cent.</p>
      <WorkingTable caption={`Working of ${title}`} rows={figureRows(working, dollars)} />
      {basis.length > 0 && (
        <>
          <h4>What it rests on</h4>
          <WorkingTable caption={`What ${title} rests on`} rows={basis} hasTotal={false} />
        </>
      )}
      <Months title={title} working={working} />
      <Records paths={recordsOf(working)} />
    </div>
  );
}

/** The year month by month, behind a press. */
function Months({ title, working }: { readonly title: string; readonly working: YearLineWorking }) {
  const { summary, columns, rows } = monthsTable(working);
  if (rows.length === 0) return null;
  return (
    <details className={css.months}>
      <summary>{summary}</summary>
      <DataTable caption={`${title}, ${summary.toLowerCase()}`} columns={columns} rows={rows} height={620} />
    </details>
  );
}

/** Ways to what the figure is made from. */
function Records({ paths }: { readonly paths: readonly string[] }) {
  const current = usePlan((state) => state.current);
  const { select, isReading } = useSelection();
  const rows = paths.flatMap((path) => {
    const [part = '', id = ''] = path.split('/');
    return part in current ? [{ path, name: recordName(current, part, id) }] : [];
  });
  if (rows.length === 0 || isReading) return null;
  return (
    <>
      <h4>From your plan</h4>
      <ul className={css.records}>
        {rows.map(({ path, name }) => (
          <li key={path}>
            <button type="button" className={css.link} onClick={() => select({ kind: 'record', path })}>
              {`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
