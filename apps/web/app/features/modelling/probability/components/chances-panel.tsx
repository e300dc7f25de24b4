import { projectionInputs } from '@freehold/domain';
import { simulatedPaths, startingSeed } from '@freehold/finance/probability';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { counted } from '#app/lib/format.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { FindingList } from '../../shared/components/finding-list.tsx';
import layout from '../../shared/components/layout.module.css';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import type { Modelling } from '../../shared/use-modelling.ts';
import { drawnChances } from '../chance-fields.ts';
import { riskTexts } from '../chances-view.ts';
import { type ChancesState, useChances } from '../use-chances.ts';
import { ChanceChart } from './chance-chart.tsx';
import { ChanceFields } from './chance-fields.tsx';
import { ChanceLimits } from './chance-limits.tsx';

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
