import { lazy, useState } from 'react';
import { AfterFirstPaint } from '#app/loading/after-first-paint.tsx';
import { MemoButton } from '#app/loading/memo-button.tsx';
import layout from '../shared/layout.module.css';
import type { ToolProps } from '../shared/use-modelling.ts';

const load = () => import('./chances-panel.tsx');
const ChancesPanel = lazy(() => load().then((module) => ({ default: module.ChancesPanel })));

function preload(): void {
  // Preload: errors are ignored here and shown on opening.
  load().catch(() => {});
}

/** The futures of the portfolio: nothing but a button until somebody asks for them. */
export function ChancesCard({ modelling }: ToolProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`fh-card fh-no-print ${layout.card}`} aria-labelledby="chances-title">
      <h2 id="chances-title">How sure is that?</h2>
      <p className={layout.text}>
        The projection grows evenly; prices, rates and rents do not. Simulate 10,000 futures of this portfolio and see
        how far they lie apart. It is an illustration of chance, not a forecast.
      </p>
      {isOpen ? (
        <AfterFirstPaint failed="The futures could not be loaded. Load the page again to retry.">
          <ChancesPanel modelling={modelling} />
        </AfterFirstPaint>
      ) : (
        <div className={layout.actions}>
          <MemoButton type="button" onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)}>
            Simulate 10,000 futures
          </MemoButton>
        </div>
      )}
    </section>
  );
}
