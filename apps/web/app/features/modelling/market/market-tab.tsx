import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { loadingWorking, WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { decimal } from '#app/lib/format.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.ts';
import figuresClasses from '../shared/figures.module.css';
import layoutClasses from '../shared/layout.module.css';
import { chartHeight } from '../shared/year-table.tsx';
import { marketCaption, marketRows, marketShares, marketText, marketTotal, marketYears } from './market-view.ts';

/** Investors by number of properties, with the year in its caption. */
function MarketTable() {
  return (
    <table className={figuresClasses.table}>
      <caption className={figuresClasses.caption}>{marketCaption}</caption>
      <thead>
        <tr>
          <th scope="col">Properties</th>
          <th scope="col">Investors</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {marketRows.map(({ group, countText, shareText }) => (
          <tr key={group}>
            <th scope="row">{group}</th>
            <td className="fh-figures">{countText}</td>
            <td className="fh-figures">{shareText}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All investors</th>
          <td className="fh-figures">{marketTotal}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

const loadDialog = () => import('./session-dialog.tsx');
const MarketWorking = lazyPart(() => import('./market-working.tsx').then((module) => module.MarketWorking), {
  waiting: loadingWorking,
});
const SessionDialog = lazyPart(() => loadDialog().then((module) => module.SessionDialog));

const title = 'Investors by number of properties';
const columns: readonly Column[] = [
  { key: 'group', label: 'Properties', kind: 'text' },
  { key: 'count', label: 'Investors', kind: 'count' },
  { key: 'share', label: 'Share', kind: 'percent' },
];
const shortGroups = ['1', '2', '3', '4', '5', '6+'];
const rows: readonly Row[] = marketRows.map(({ group, count, share }) => ({ group, count, share }));

/** Market Reality: how many properties Australian investors hold, and the way to a strategy session. */
export function MarketTab() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setDialog('closed');
    button.current?.focus();
  }

  return (
    <div className={layoutClasses.stack}>
      <div className={layoutClasses.pair}>
        <section className={`fh-card ${layoutClasses.card}`} aria-labelledby="market-title">
          <h2 id="market-title">Market Reality</h2>
          <MarketTable />
          <div className={`fh-no-print ${layoutClasses.actions}`}>
            <Button
              size="md"
              ref={button}
              onClick={() => setDialog('open')}
              onPointerEnter={loadDialog}
              onFocus={loadDialog}
            >
              Book a Strategy Session
            </Button>
          </div>
        </section>
        <section className={`fh-card ${layoutClasses.card}`} aria-labelledby="market-text">
          <h2 id="market-text">Few go further than one</h2>
          <p>{marketText}</p>
          <dl className={layoutClasses.shares}>
            {marketShares.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="fh-big-figure">{value}</dd>
              </div>
            ))}
          </dl>
          <p className={layoutClasses.quiet}>
            {marketCaption}: all of Australia, {marketTotal} individuals with an interest in a rental property. Shares
            are rounded to whole percent. It says what investors held in that year, and nothing about what you will.
          </p>
          <p className={layoutClasses.quiet}>
            {marketYears} <Link to="/market-insights#property-investors">See Market insights</Link>
          </p>
          <div className="fh-no-print">
            <WorkingToggle id="market-working">
              <MarketWorking />
            </WorkingToggle>
          </div>
        </section>
      </div>
      <ChartCard
        title={title}
        description={marketCaption}
        summary={marketText}
        columns={columns}
        rows={rows}
        fileName="freehold-investors"
        height={chartHeight}
        headingLevel={2}
      >
        <GroupedBars
          label={title}
          groups={marketRows.map(({ group }) => group)}
          shortGroups={shortGroups}
          series={[{ id: 'investors', name: 'Investors', values: marketRows.map(({ count }) => count) }]}
          axisLabel="Investors"
          xAxisLabel="Properties held"
          height={chartHeight}
          format={decimal}
        />
      </ChartCard>
      {dialog !== 'never' && <SessionDialog isOpen={dialog === 'open'} onClose={close} />}
    </div>
  );
}
