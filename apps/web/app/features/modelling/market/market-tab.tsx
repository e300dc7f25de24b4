import { Button } from '@mantine/core';
import { lazy, useRef, useState } from 'react';
import { Link } from 'react-router';
import { loadingWorking, WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { AfterFirstPaint } from '#app/loading/after-first-paint.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import figuresClasses from '../shared/figures.module.css';
import layoutClasses from '../shared/layout.module.css';
import { marketCaption, marketRows, marketShares, marketText, marketTotal, marketYears } from './market-view.ts';

/** Investors by number of properties, the year in the caption. */
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

const MarketChart = lazy(() => import('./market-chart.tsx').then((module) => ({ default: module.MarketChart })));
const loadDialog = () => import('./session-dialog.tsx');
const MarketWorking = lazyPart(() => import('./market-working.tsx').then((module) => module.MarketWorking), {
  waiting: loadingWorking,
});
const SessionDialog = lazyPart(() => loadDialog().then((module) => module.SessionDialog));

/** Market Reality: how many properties Australian investors hold, with a request for a strategy session. */
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
      <div className={layoutClasses.laterChart}>
        <AfterFirstPaint failed="The chart could not be loaded. The table holds the same figures.">
          <MarketChart />
        </AfterFirstPaint>
      </div>
      {dialog !== 'never' && <SessionDialog isOpen={dialog === 'open'} onClose={close} />}
    </div>
  );
}
