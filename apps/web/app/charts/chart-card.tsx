import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { AfterFirstPaint } from '#app/loading/after-first-paint.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import css from './chart-card.module.css';
import { type Column, cellText, csvText, type Row, tabbedText } from './chart-table.ts';
import { DownloadButton } from './download-button.tsx';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Height in px above which it scrolls. */
  readonly height: number;
}

/** The figures of a chart as a table; the first column names the row. */
export function DataTable({ caption, columns, rows, height }: DataTableProps) {
  return (
    <ScrollBox label={`${caption}, table`} maxHeight={height}>
      <table className={css.table}>
        <caption className="fh-for-readers">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, kind }) => (
              <th key={key} scope="col" data-kind={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={columns.map(({ key }) => row[key]).join('|')}>
              {columns.map(({ key, kind }, place) =>
                place === 0 ? (
                  <th key={key} scope="row" data-kind={kind}>
                    {cellText(kind, row[key])}
                  </th>
                ) : (
                  <td key={key} data-kind={kind}>
                    {cellText(kind, row[key])}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface ChartCardProps {
  readonly title: string;
  readonly description?: string;
  /** What the chart shows, in one sentence with its figures. */
  readonly summary: string;
  /** The same figures as a table. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Name of the downloaded file without its ending. */
  readonly fileName: string;
  /** Height of chart or table in px, reserved until they load. */
  readonly height?: number;
  readonly headingLevel?: 2 | 3 | 4;
  /** True on the first screen, where skipping the card for a moment would shift the page. */
  readonly isOnTop?: boolean;
  /** Switches of what is shown, above the chart. */
  readonly controls?: ReactNode;
  /** The chart, as high as `height`. */
  readonly children: ReactNode;
}

/** A chart with its title, its one-sentence summary and the same figures as a table that can be copied and saved. */
export function ChartCard(props: ChartCardProps) {
  const {
    title,
    description,
    summary,
    columns,
    rows,
    fileName,
    height = 400,
    headingLevel = 3,
    controls,
    children,
  } = props;
  const [isTable, setTable] = useState(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`fh-card ${props.isOnTop ? '' : 'fh-far-down'} ${css.card}`} aria-labelledby={id}>
      <div className={css.words}>
        <Heading id={id}>{title}</Heading>
        {description && <p>{description}</p>}
        <p>{summary}</p>
      </div>
      {controls && <div className={css.controls}>{controls}</div>}
      <div className={css.place} style={{ minHeight: height }}>
        {isTable ? (
          <DataTable caption={title} columns={columns} rows={rows} height={height} />
        ) : (
          <AfterFirstPaint
            onlyInView={props.isOnTop === true}
            failed="The chart could not be loaded. The table holds the same figures."
          >
            {children}
          </AfterFirstPaint>
        )}
      </div>
      <div className={`fh-no-print ${css.actions}`}>
        <Button
          type="button"
          variant={isTable ? 'filled' : 'default'}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          Table view
        </Button>
        <CopyButton label="Copy table" done="Table copied" byHandLabel={title} text={() => tabbedText(columns, rows)} />
        <DownloadButton label="Save as CSV" fileName={`${fileName}.csv`} text={() => csvText(columns, rows)} />
      </div>
    </section>
  );
}
