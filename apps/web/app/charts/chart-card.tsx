import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { AfterFirstPaint } from '#app/loading/after-first-paint.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import css from './chart-card.module.css';
import { type Column, csvText, type Row, tabbedText } from './chart-table.ts';
import { DataTable } from './data-table.tsx';
import { DownloadButton } from './download-button.tsx';

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
  /** Px that chart or table take, kept free until they are there. */
  readonly height?: number;
  readonly headingLevel?: 2 | 3 | 4;
  /** The chart, as high as `height`. */
  readonly children: ReactNode;
}

/** A chart with its title, its one-sentence summary and the same figures as a table that can be copied and saved. */
export function ChartCard(props: ChartCardProps) {
  const { title, description, summary, columns, rows, fileName, height = 400, headingLevel = 3, children } = props;
  const [isTable, setTable] = useState(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`fh-card fh-far-down ${css.card}`} aria-labelledby={id}>
      <div className={css.words}>
        <Heading id={id}>{title}</Heading>
        {description && <p>{description}</p>}
        <p>{summary}</p>
      </div>
      <div className={css.place} style={{ minHeight: height }}>
        {isTable ? (
          <DataTable caption={title} columns={columns} rows={rows} height={height} />
        ) : (
          <AfterFirstPaint failed="The chart could not be loaded. The table holds the same figures.">
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
