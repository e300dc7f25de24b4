import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { HookTest } from '../hook-tests.ts';
import css from './hooks-test.module.css';

interface HookTestCardProps {
  readonly test: HookTest;
  readonly isOff: boolean;
  /** Message for a failure. */
  readonly failureText: (error: unknown) => string;
}

interface Outcome {
  readonly isGood: boolean;
  readonly text: string;
}

/** One test: its inputs, a button to run it, and its result. */
export function HookTestCard({ test, isOff, failureText }: HookTestCardProps) {
  const id = useId();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function run() {
    setRunning(true);
    setOutcome(await outcomeOf(test, failureText));
    setRunning(false);
  }

  return (
    <section className={`fh-card ${css.card}`} aria-labelledby={id}>
      <h2 id={id}>{test.title}</h2>
      <p className={css.quiet}>{test.note}</p>
      <pre>{JSON.stringify(test.inputs, null, 2)}</pre>
      <div>
        <Button disabled={isOff || isRunning} onClick={run} aria-describedby={id}>
          {isRunning ? 'Running' : 'Run'}
        </Button>
      </div>
      <div role="status">
        {outcome && (
          <>
            <p className={outcome.isGood ? css.good : css.bad}>{outcome.isGood ? 'Answered' : 'Failed'}</p>
            <pre>{outcome.text}</pre>
          </>
        )}
      </div>
    </section>
  );
}

async function outcomeOf(test: HookTest, failureText: HookTestCardProps['failureText']): Promise<Outcome> {
  try {
    return { isGood: true, text: JSON.stringify(await test.run(), null, 2) };
  } catch (error) {
    return { isGood: false, text: failureText(error) };
  }
}
