import { kindColours } from '@freehold/domain';
import type { PlanChances } from '@freehold/domain/plan-ask';
import { memo, useEffect, useRef } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { FanChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { type Dollars, usePlanAddress } from '../model/plan-address.ts';
import css from './ask.module.css';
import { AskFrame } from './ask-frame.tsx';
import { fanChart } from './fan.ts';
import { SpendLess } from './spend-less.tsx';
import { useAsk } from './use-ask.ts';

const futures = 1_000;
const firstBand = 20;

/** Many futures of the plan: how often cash stays up, and how far apart they are. */
export function ChancesPanel() {
  const asked = useAsk();
  // While the text above the button is read.
  useEffect(asked.makeReady, []);
  const step = asked.answer?.ask === 'chances' ? asked.answer.found : null;
  const latest = useRef<PlanChances | null>(null);
  // The band of a run stands until its next one, and goes with the next run.
  if (step !== null && (step.chances !== null || step.futures < firstBand)) latest.current = step.chances;
  const chances = latest.current;
  const isDone = asked.status === 'answered';
  const words = step === null ? null : `${money(step.futures).slice(1)} of ${money(step.of).slice(1)} futures`;

  return (
    <div className={css.panel}>
      <p>
        Your plan runs through 1,000 futures in which growth of homes and shares, rates, rents and inflation are drawn
        around what it assumes. The first band stands after 20 of them. A desktop takes from 5 seconds to a minute for
        all of them, a phone longer; what is left is said once it runs.
      </p>
      {asked.status === 'none' && (
        <div className={css.actions}>
          <ActionButton size="medium" onClick={() => asked.ask({ ask: 'chances', futures })}>
            Start
          </ActionButton>
        </div>
      )}
      <AskFrame
        asked={asked}
        progress={step !== null && words !== null ? { done: step.futures, of: step.of, words } : null}
        says={isDone && chances !== null ? chances.sentence : null}
      >
        {chances !== null && <Futures chances={chances} />}
      </AskFrame>
      {asked.status !== 'working' && chances !== null && chances.stayed < chances.futures && <LessSpending />}
    </div>
  );
}

/** How much less spending would have been enough in most of the futures. */
function LessSpending() {
  const asked = useAsk();
  const found = asked.answer?.ask === 'spendLess' ? asked.answer.found : null;
  const less = found?.less ?? null;
  return (
    <section className={css.panel}>
      <p>
        How much less would you have to spend for cash to stay up in 90 of 100 futures? If it already does in 90, in all
        100? It is tried in the first 100 futures, in steps of $10 a month.
      </p>
      <div className={css.actions}>
        <ActionButton size="medium" onClick={() => asked.ask({ ask: 'spendLess' })}>
          Work out how much less
        </ActionButton>
      </div>
      <AskFrame
        label="How much less spending"
        asked={asked}
        says={found === null ? null : [found.sentence, less?.sentence].filter(Boolean).join(' ')}
      >
        {found !== null && <p>{found.sentence}</p>}
        {less !== null && <SpendLess {...less} canKeep={!asked.isOld && asked.status === 'answered'} />}
      </AskFrame>
    </section>
  );
}

/** Drawn anew for a new band alone, not for every few futures. */
const Futures = memo(function Futures({ chances }: { readonly chances: PlanChances }) {
  const { dollars } = usePlanAddress();
  return (
    <>
      <p className={css.headline}>{chances.sentence}</p>
      {chances.floorWords !== null && <p>{chances.floorWords}</p>}
      {chances.others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Fan chances={chances} of="netWorth" dollars={dollars} />
      <Fan chances={chances} of="cash" dollars={dollars} />
      <p className={css.quiet}>
        Drawn from seed {chances.seed}: the same plan and seed give the same figures everywhere.
      </p>
    </>
  );
});

interface FanProps {
  readonly chances: PlanChances;
  readonly of: 'netWorth' | 'cash';
  readonly dollars: Dollars;
}

function Fan({ chances, of, dollars }: FanProps) {
  const { title, summary, columns, rows, lines } = fanChart(chances, of, dollars);
  const colour = of === 'cash' ? kindColours.cash : kindColours.netWorth;
  return (
    <ChartCard
      title={title}
      summary={summary}
      columns={columns}
      rows={rows}
      fileName={`freehold-plan-chances-${of === 'cash' ? 'cash' : 'net-worth'}`}
      height={300}
    >
      <FanChart
        label={title}
        x={chances.years.map(({ financialYear }) => Number(financialYear.slice(0, 4)) + 1)}
        xLabel={(end) => `30 June ${end}`}
        axisLabel={dollars === 'today' ? 'Today’s AUD' : 'AUD of each year'}
        band={{ name: '8 of 10 futures', colour, lower: lines.p10, upper: lines.p90 }}
        series={[
          { id: 'p75', name: 'A quarter lie above', colour: kindColours.notGiven, values: lines.p75, dashed: true },
          { id: 'p50', name: 'Middle future', colour, values: lines.p50 },
          { id: 'p25', name: 'A quarter lie below', colour: kindColours.notGiven, values: lines.p25, dashed: true },
        ]}
        height={300}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
