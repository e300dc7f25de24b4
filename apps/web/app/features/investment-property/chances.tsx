import { type Calculation, type InvestmentPropertyForm, toolFacts } from '@freehold/contract';
import type { InvestmentChances } from '@freehold/domain';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ToolChart } from '#app/calculator/tool/tool-further.tsx';
import css from './chances.module.css';
import type { ChanceNews } from './chances-worker.ts';
import workerAddress from './chances-worker.ts?worker&url';

/** Chances of the property entered: 1,000 futures, drawn in a worker at a press; other figures start over. */
export function Chances({ calculation }: { readonly calculation: Calculation }) {
  if (calculation.tool !== 'investment-property') return null;
  const { inputs } = calculation;
  return <ChancesOf key={JSON.stringify(inputs)} inputs={inputs} />;
}

type State = ChanceNews | { readonly kind: 'idle' };

function ChancesOf({ inputs }: { readonly inputs: InvestmentPropertyForm }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [worker, setWorker] = useState<Worker | null>(null);
  useEffect(() => () => worker?.terminate(), [worker]);

  function start() {
    const started = new Worker(workerAddress, { type: 'module' });
    started.addEventListener('error', () => setState({ kind: 'failed' }));
    started.addEventListener('message', ({ data }: MessageEvent<ChanceNews>) => setState(data));
    started.postMessage(inputs);
    setWorker(started);
    setState({ kind: 'progress', futures: 0 });
  }

  const { file } = toolFacts['investment-property'];
  return (
    <>
      <section className={`fh-card ${css.card}`} aria-labelledby="chances">
        <h2 id="chances">Chances</h2>
        <div role="status">
          {state.kind === 'idle' && <p>How it ends in 1,000 futures of prices, rents, interest rates and inflation.</p>}
          {state.kind === 'progress' && <p>Working out: {state.futures.toLocaleString('en-AU')} of 1,000 futures</p>}
          {state.kind === 'failed' && <p>The chances could not be worked out. The figures above are complete.</p>}
          {state.kind === 'done' && <p>{state.chances.sentence}</p>}
        </div>
        {(state.kind === 'idle' || state.kind === 'failed') && (
          <div>
            <Button type="button" variant="default" onClick={start}>
              Show chances
            </Button>
          </div>
        )}
        {state.kind === 'done' && <Assumed chances={state.chances} />}
      </section>
      {state.kind === 'done' && <ToolChart fileName={`${file}-chances`} chart={state.chances.chart} />}
    </>
  );
}

function Assumed({ chances: { assumed } }: { readonly chances: InvestmentChances }) {
  return (
    <ul className={css.assumed}>
      {assumed.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
