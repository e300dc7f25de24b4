import { projectionInputs } from '@freehold/domain';
import { simulatedPaths, startingSeed } from '@freehold/finance/probability';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { counted } from '#app/lib/format.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { FindingList } from '../shared/figure-list.tsx';
import layout from '../shared/layout.module.css';
import type { Modelling, ToolProps } from '../shared/use-modelling.ts';
import { ChanceChart } from './chance-chart.tsx';
import { ChanceFields, drawnChances } from './chance-fields.tsx';
import { riskTexts } from './chances-view.ts';
import { type ChancesState, useChances } from './use-chances.ts';

const texts = [
  'Growth of a year is the growth entered, times a lognormal draw of the growth volatility, part of it shared by all properties; the growth entered is that of the middle future.',
  'The interest rate strays from the one entered and is drawn back to it, never below zero. Loans stay interest-only.',
  'A property is bought in each future when its usable equity allows, as in the projection; whether a bank would lend is left out.',
  'Cash is what you start with and add, plus rent, less expenses and interest. Tax, interest on cash, sales and repairs beyond the expenses are left out.',
  'The cause named for cash is the largest of three differences from what was assumed: interest, vacancies, rent. Where cash would have run out without them, it is the plan. For equity it is prices, unless the growth assumed would not have kept the value above the debt either.',
  'A future in which something runs out stays in the bands, as if the money had been found.',
  'Growth, rates and rents are drawn independently of each other and of earlier years’ growth. Real crises move them together.',
];

/** How the futures are made and what they leave out. */
function ChanceLimits() {
  return (
    <details>
      <summary>How the futures are made</summary>
      <FindingList findings={texts} />
    </details>
  );
}

/** The futures of what is typed: how far they lie apart, what runs out, and what is assumed. */
export function ChancesPanel({ modelling }: ToolProps) {
  const inputs = useMemo(
    () => simulationInputs(modelling.calculated, modelling.checked.probability.inputs),
    [modelling.calculated, modelling.checked.probability.inputs],
  );
  const { chances, status, stop, again } = useChances(inputs);
  const priceRise = modelling.calculated?.outlook.priceRise ?? 0;
  return (
    <>
      <div className={layout.actions}>
        <p role="status" className={layout.quiet}>
          {inputs === null ? 'Correct the marked field to see the futures.' : progressText(status, chances?.paths ?? 0)}
        </p>
        {status === 'running' && inputs !== null && (
          <Button type="button" variant="default" onClick={stop}>
            Cancel
          </Button>
        )}
        {(status === 'failed' || status === 'stopped') && (
          <Button type="button" variant="default" onClick={again}>
            {status === 'failed' ? 'Retry' : 'Simulate again'}
          </Button>
        )}
      </div>
      {chances && inputs && (
        <>
          <ChanceChart chances={chances} priceRise={priceRise} />
          <h3>What runs out</h3>
          <FindingList findings={riskTexts(chances)} />
        </>
      )}
      <Draw modelling={modelling} />
      <h3>Assumptions of chance</h3>
      <p className={layout.quiet}>
        These are ours where you enter nothing else. Properties, growth and interest are those of the projection above.
      </p>
      <ChanceFields modelling={modelling} />
      <div className={layout.actions}>
        <Button type="button" variant="subtle" onClick={() => modelling.reset(['probability'])}>
          Reset draw and assumptions
        </Button>
      </div>
      <ChanceLimits />
    </>
  );
}

function simulationInputs(
  calculated: Modelling['calculated'],
  settings: Modelling['checked']['probability']['inputs'],
) {
  const drawn = settings && drawnChances(settings);
  if (calculated === null || drawn === null) return null;
  return { ...projectionInputs(calculated.portfolio, calculated.outlook), ...drawn };
}

function progressText(status: ChancesState['status'], paths: number): string {
  const whole = counted(simulatedPaths, 'future');
  if (status === 'failed') return 'The futures could not be simulated. The figures above are not affected.';
  if (status === 'stopped') return `Stopped after ${counted(paths, 'future')} of ${whole}.`;
  return status === 'done' ? `${whole} simulated.` : `Simulating: ${counted(paths, 'future')} of ${whole}.`;
}

/** Which draw this is: the same one gives the same futures, here and behind the link. */
function Draw({ modelling }: ToolProps) {
  const { probability } = modelling.draft;

  function drawAnew() {
    const [seed = startingSeed] = crypto.getRandomValues(new Uint32Array(1));
    modelling.set('probability', { seed: String(seed) });
  }

  return (
    <div className={layout.actions}>
      <p className={layout.quiet}>
        Draw <strong className="fh-figures">{probability.seed ?? startingSeed}</strong>. The same draw gives the same
        futures; a link to this page carries it along.
      </p>
      <Button type="button" variant="default" onClick={drawAnew}>
        New draw
      </Button>
      <CopyButton
        label="Copy link to this draw"
        done="Link copied"
        byHandLabel="Link to this draw"
        text={modelling.address}
      />
    </div>
  );
}
