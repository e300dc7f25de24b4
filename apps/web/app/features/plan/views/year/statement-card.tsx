import type { PlanYearView } from '@freehold/domain';
import { csvText, tabbedText } from '#app/charts/chart-table.ts';
import { DownloadButton } from '#app/charts/download-button.tsx';
import { money } from '#app/lib/format.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import type { Dollars } from '../../model/plan-address.ts';
import { differenceText, roundingOf, type Statement, type StatementLine, statementTable } from './statement.ts';
import css from './statement-card.module.css';
import { GroupRows, LineButton, LineRow } from './statement-rows.tsx';
import { beginText, endText } from './year-words.ts';

interface StatementCardProps {
  readonly year: PlanYearView;
  readonly statement: Statement;
  /** Name of the option beside the plan; null for the plan alone. */
  readonly option: string | null;
  readonly dollars: Dollars;
}

/** A year line by line, with what is left over first; to copy and to save. */
export function StatementCard({ year, statement, option, dollars }: StatementCardProps) {
  const { financialYear } = year;
  const kind = dollars === 'today' ? 'in today’s dollars' : 'in dollars of that year';
  const { columns, rows } = statementTable(statement, option);
  const rounding = roundingOf(statement);
  return (
    <section className={`fh-card ${css.card}`} aria-label={`Statement of ${financialYear}, ${kind}`}>
      <LeftOver year={year} line={statement.leftOver} option={option} kind={kind} />
      <table className={css.table} data-has-option={option !== null || undefined}>
        <caption>
          From net worth before the year to net worth after it, <span>{kind}</span>
        </caption>
        <thead className={option === null ? 'fh-for-readers' : undefined}>
          <tr>
            <th scope="col">Line</th>
            {option !== null && <th scope="col">A Your plan</th>}
            <th scope="col">{option ?? 'Amount'}</th>
            {option !== null && <th scope="col">Difference</th>}
          </tr>
        </thead>
        <tbody>
          <LineRow
            line={{ ...statement.opening, label: `Net worth at ${beginText(year)}` }}
            year={year.ends}
            look="end"
          />
        </tbody>
        {statement.groups.map((group) => (
          <GroupRows key={group.name} group={group} year={year} dollars={dollars} />
        ))}
        <tbody>
          {statement.inflation !== null && (
            <LineRow
              line={{ ...statement.inflation, label: 'Inflation: what net worth lost to it in the year' }}
              year={year.ends}
            />
          )}
          <LineRow
            line={{ ...statement.closing, label: `Net worth at ${endText(year)}` }}
            year={year.ends}
            look="end"
          />
        </tbody>
        <tbody>
          <tr className={css.part}>
            <th scope="colgroup" colSpan={option === null ? 2 : 4}>
              At {endText(year)}
            </th>
          </tr>
          {statement.balances.map((line) => (
            <LineRow key={line.name} line={line} year={year.ends} look={line.name === 'netWorth' ? 'end' : undefined} />
          ))}
        </tbody>
      </table>
      {rounding !== 0 && (
        <p className={css.note}>
          Each amount is rounded to the dollar: as shown, the lines come to {money(Math.abs(rounding))}{' '}
          {rounding > 0 ? 'more' : 'less'}. Saved as CSV they are to the cent.
        </p>
      )}
      <div className={`fh-no-print ${css.actions}`}>
        <CopyButton
          label="Copy this year"
          done="Year copied"
          byHandLabel={`Statement of ${financialYear}`}
          text={() => tabbedText(columns, rows)}
        />
        <DownloadButton
          label="Save as CSV"
          fileName={`freehold-plan-${financialYear}.csv`}
          text={() => csvText(columns, rows)}
        />
      </div>
    </section>
  );
}

interface LeftOverProps {
  readonly year: PlanYearView;
  readonly line: StatementLine;
  readonly option: string | null;
  readonly kind: string;
}

/** What is there to see first. */
function LeftOver({ year, line, option, kind }: LeftOverProps) {
  return (
    <div className={css.lead}>
      <p>
        <LineButton line={line} year={year.ends} />, {kind}
      </p>
      <p className={`fh-big-figure ${css.amount}`} data-is-bad={line.shown < 0 || undefined}>
        {money(line.shown)}
      </p>
      {option !== null && line.plan !== null && (
        <p className={css.note}>
          Your plan: {money(line.plan)}. {option}: {differenceText(line)}.
        </p>
      )}
    </div>
  );
}
