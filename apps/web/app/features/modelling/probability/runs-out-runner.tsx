import { type RunsOut, runsOutTexts } from '@freehold/domain';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Modelling } from '../shared/use-modelling.ts';
import { checkedSimulation } from './simulation-inputs.ts';
import { useChances } from './use-chances.ts';

// Long enough that a figure being typed is not simulated digit by digit.
const settleMs = 400;

interface RunsOutRunnerProps {
  readonly modelling: Modelling;
  /** Whose futures. */
  readonly part: 'portfolio' | 'simulator';
  readonly onFound: (found: RunsOut | 'failed') => void;
}

/** Simulates a portfolio's futures and hands on how often its money runs out. Shows nothing. */
export function RunsOutRunner({ modelling, part, onFound }: RunsOutRunnerProps) {
  const { [part]: own, outlook, probability } = modelling.checked;
  const wanted = useMemo(() => {
    const isWhole = own.inputs !== null && outlook.inputs !== null;
    const portfolio = isWhole ? { portfolio: own.inputs, outlook: outlook.inputs } : null;
    return checkedSimulation(portfolio, probability.inputs);
  }, [own.inputs, outlook.inputs, probability.inputs]);
  const [inputs] = useDebouncedValue(wanted, settleMs);
  const { chances, status } = useChances(inputs);
  const tell = useEffectEvent(() => {
    if (status === 'failed') onFound('failed');
    if (status === 'done' && chances !== null && inputs !== null) onFound(runsOutTexts(chances, inputs));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new figures are told once
  useEffect(() => tell(), [chances, status]);
  return null;
}
