import { createContext, memo, useContext, useState } from 'react';
import { isSameDraft } from '#app/calculator/draft-storage.ts';
import { ResultFigure } from '#app/calculator/result-figure.tsx';
import { useIsSeen } from '#app/loading/after-first-paint.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import css from '../canvas/canvas.module.css';
import { RunsOutSentence } from '../probability/runs-out-sentence.tsx';
import { startingDraft } from '../shared/draft.ts';
import layout from '../shared/layout.module.css';
import { openingFigures } from '../shared/opening-figures.ts';
import type { ToolProps } from '../shared/use-modelling.ts';

const { label, value, reason, kind, runsOut, why, equity } = openingFigures;

/** The example's answer as it stands before the engine is loaded. */
const OpeningAnswer = memo(function OpeningAnswer() {
  return (
    <div className={css.answer}>
      <ResultFigure
        id="portfolio-result"
        title={label}
        figure={value}
        waiting=""
        reason={reason}
        kind={kind}
        spoken=""
      />
      <div className={css.risk}>
        <RunsOutSentence {...runsOut} />
      </div>
    </div>
  );
});

const highest = equity.high.at(-1) ?? 1;

/** A line through every fifth year on a ground of 300 by 100. */
function lineOf(amounts: readonly number[]): string {
  return amounts.map((amount, place) => `${place * 50},${Math.round(100 - (amount / highest) * 100)}`).join(' ');
}

/** Equity of the example between low and high growth, until the chart is here. */
const OpeningChart = memo(function OpeningChart() {
  return (
    <div className={css.chart}>
      <div className={`fh-card ${css.opening}`}>
        <p className={css.openingTitle}>Your portfolio over 30 years</p>
        <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`${lineOf(equity.low)} ${lineOf(equity.high).split(' ').reverse().join(' ')}`} />
          <polyline points={lineOf(equity.medium)} />
        </svg>
        <p className={layout.quiet}>
          Equity of one property at $500,000: the line at 5% growth, the band from 3% to 7%.
        </p>
      </div>
    </div>
  );
});

// False while a model other than the example loads: its figures are not known yet.
const IsExample = createContext(true);

function Opening({ mark }: { readonly mark?: ReturnType<typeof useIsSeen>[0] }) {
  const isExample = useContext(IsExample);
  return (
    <div className={css.canvas}>
      <div className={css.centre}>
        {isExample && (
          <>
            <OpeningAnswer />
            <p className={css.why}>{why}</p>
            <OpeningChart />
          </>
        )}
      </div>
      <div className={`fh-card ${css.form} ${css.inputs} ${css.waiting}`}>
        <p ref={mark} className={layout.quiet}>
          Loading
        </p>
      </div>
    </div>
  );
}

const LiveCanvas = lazyPart(() => import('../canvas/canvas.tsx').then((module) => module.Canvas), {
  waiting: <Opening />,
});

/** The model the page opens on: the example's figures at once, the live canvas when it is seen or used. */
export function OpeningModel({ modelling }: ToolProps) {
  const [mark, isSeen] = useIsSeen();
  const [isLive, setLive] = useState(false);
  const isExample = isSameDraft(modelling.draft, startingDraft);
  if (!isLive && (isSeen || !isExample)) setLive(true);
  return (
    <IsExample value={isExample}>{isLive ? <LiveCanvas modelling={modelling} /> : <Opening mark={mark} />}</IsExample>
  );
}
