import { labelWithin } from '@freehold/domain';
import { type GridSide, leverLabel, type PlanGrid } from '@freehold/domain/plan-ask';
import { type Lever, leverNames, type Measure } from '@freehold/finance/decide';
import type { Plan } from '@freehold/plan';
import { useState } from 'react';
import { csvText } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { DownloadButton } from '#app/charts/download-button.tsx';
import { ActionButton } from '#app/ui/action.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import { usePlan } from '../model/plan-context.ts';
import css from './ask.module.css';
import { AskFrame } from './ask-frame.tsx';
import { gridTable, isPlanCell } from './grid-table.ts';
import { useAsk } from './use-ask.ts';

const none = () => undefined;
const choices = leverNames.map((value) => ({ value, label: leverLabel(value) }));

/** The inputs that the table opens with: growth of homes and loan rates, or others that the plan has. */
function firstOf({ homes = {}, loans = {}, events = {} }: Plan): { readonly rows: Lever; readonly columns: Lever } {
  const buys = Object.values(events).some((event) => event.do === 'buy');
  const hasHomes = buys || Object.keys(homes).length > 0;
  const hasLoans = buys || Object.keys(loans).length > 0;
  return { rows: hasHomes ? 'growth' : 'incomes', columns: hasLoans ? 'rates' : 'costs' };
}

/** A figure by two inputs at once, each at five values: a table with the plan itself in its middle. */
export function GridSection({ of }: { readonly of: Measure['of'] }) {
  const plan = usePlan((state) => state.current);
  const [rows, setRows] = useState<Lever>(() => firstOf(plan).rows);
  const [columns, setColumns] = useState<Lever>(() => firstOf(plan).columns);
  const asked = useAsk();
  const found = asked.answer?.ask === 'grid' ? asked.answer.found : null;
  const grid = found?.status === 'answered' ? found : null;
  const isPart = grid !== null && grid.done < grid.of;
  const others = (taken: Lever) => choices.filter(({ value }) => value !== taken);

  return (
    <section className={css.panel}>
      <div className={css.fields}>
        <h3>Two inputs at once</h3>
        <p className={css.quiet}>
          The same figure with each of two inputs as in your plan, and one and two steps lower and higher.
        </p>
        <SelectField
          id="grid-rows"
          label="Down"
          choices={others(columns)}
          value={rows}
          error={undefined}
          onChange={setRows}
          onBlur={none}
        />
        <SelectField
          id="grid-columns"
          label="Across"
          choices={others(rows)}
          value={columns}
          error={undefined}
          onChange={setColumns}
          onBlur={none}
        />
        <div className={css.actions}>
          <ActionButton size="medium" onClick={() => asked.ask({ ask: 'grid', rows, columns, measure: { of } })}>
            Work out the table
          </ActionButton>
        </div>
      </div>
      <AskFrame
        label="Table of both inputs"
        asked={asked}
        progress={isPart ? { done: grid.done, of: grid.of, words: `${grid.done} of ${grid.of} rows` } : null}
        says={found?.status === 'refused' ? found.says : (grid?.sentence ?? null)}
      >
        {found?.status === 'refused' && <p className={css.headline}>{found.says}</p>}
        {grid !== null && <GridTable grid={grid} />}
      </AskFrame>
    </section>
  );
}

function GridTable({ grid }: { readonly grid: PlanGrid }) {
  const { measure, sentence, rows, columns, cells } = grid;
  const caption = `${measure}, by ${labelWithin(rows.label)} and ${labelWithin(columns.label)}`;
  return (
    <>
      {sentence !== '' && <p>{sentence}</p>}
      <ScrollBox label={caption}>
        <table className={css.grid}>
          <caption className="fh-for-readers">{caption}</caption>
          <thead>
            <tr>
              <td />
              <th scope="colgroup" colSpan={columns.values.length}>
                {sideText(columns)}
              </th>
            </tr>
            <tr>
              <th scope="col">{sideText(rows)}</th>
              {columns.values.map((value, across) => (
                <th key={value} scope="col">
                  <Worded short={columns.short[across] ?? ''} words={value} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, down) => (
              <tr key={rows.values[down]}>
                <th scope="row">
                  <Worded short={rows.short[down] ?? ''} words={rows.values[down] ?? ''} />
                </th>
                {columns.values.map((value, across) => (
                  <GridCell key={value} cell={row[across] ?? null} isPlan={isPlanCell(grid, down, across)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <div className={css.actions}>
        <DownloadButton
          label="Save as CSV"
          fileName="freehold-plan-two-inputs.csv"
          text={() => {
            const table = gridTable(grid);
            return csvText(table.columns, table.rows);
          }}
        />
      </div>
    </>
  );
}

function sideText({ label, unit }: GridSide): string {
  return unit === '' ? label : `${label}, ${unit}`;
}

/** Three figures of an amount, so that five columns fit; the plan's own cell has a frame, and is said. */
function GridCell({ cell, isPlan }: { readonly cell: PlanGrid['plan'] | null; readonly isPlan: boolean }) {
  const short = cell?.amount ? compactMoney(Number(cell.amount.today.toPrecision(3))) : (cell?.text ?? '–');
  const words = cell === null ? 'cannot be run' : `${cell.text}, ${isPlan ? 'your plan' : cell.effect}`;
  return (
    <td data-is-plan={isPlan || undefined}>
      <Worded short={short} words={words} />
    </td>
  );
}

/** Short on screen, in full for screen readers. */
function Worded({ short, words }: { readonly short: string; readonly words: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="fh-for-readers">{words}</span>
    </>
  );
}
