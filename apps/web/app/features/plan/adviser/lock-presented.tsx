import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { date } from '#app/lib/format.ts';
import { plansQuery } from '#app/lib/plans-query.ts';
import { ActionButton } from '#app/ui/action.tsx';
import type { OpenAccountPlan } from '../account/account-plan.tsx';
import { keepVersion } from '../account/keep-version.ts';
import css from '../kept/kept-plan.module.css';
import { versionSays } from '../kept/plan-state-words.ts';
import { useAsked } from '../kept/use-asked.ts';

interface LockPresentedProps {
  readonly clientId: string;
  readonly id: string;
  readonly opened: OpenAccountPlan;
  /** Whether a change is tried out that the plan has not. */
  readonly isTrying: boolean;
}

/**
 * Locks the plan as it was presented: version, figures and law stay as they are, whatever is changed later. It asks once
 * before, and says no more than that it is done: the client sees this screen, and the report is among the versions.
 */
export function LockPresented({ isTrying, ...of }: LockPresentedProps) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { queryKey } = plansQuery(of.clientId);
  const { run, isRunning, failed, done } = useAsked(() => {
    setAsking(false);
    void cache.invalidateQueries({ queryKey });
  });

  async function lock(name: string) {
    if (isTrying) throw new RangeError('Keep or drop first what is tried out: it is not in the plan.');
    if (name.trim() === '') throw new RangeError('Give this version a name: the client reads it too.');
    const version = await keepVersion(of, { name, lock: true });
    return `${versionSays(version)} It stays as it is; later work is a new version. The client has it where this version is published.`;
  }

  return (
    <section className={`fh-no-print ${css.bar}`} aria-label="Lock as presented">
      {isAsking ? (
        <Asked isRunning={isRunning} onLock={(name) => void run(() => lock(name))} onBack={() => setAsking(false)} />
      ) : (
        <div className={css.actions}>
          <ActionButton size="medium" onClick={() => setAsking(true)}>
            Lock as presented
          </ActionButton>
        </div>
      )}
      {failed !== null && <p role="alert">{failed}</p>}
      {done !== null && <p role="status">{done}</p>}
    </section>
  );
}

interface AskedProps {
  readonly isRunning: boolean;
  readonly onLock: (name: string) => void;
  readonly onBack: () => void;
}

/** Asks before it locks for good, with a name proposed. */
function Asked({ isRunning, onLock, onBack }: AskedProps) {
  const [name, setName] = useState(() => `Presented ${date(new Date())}`);
  const title = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div role="alertdialog" aria-labelledby={title}>
      <p id={title}>Lock this version for good? It stays as it is, whatever is changed later.</p>
      <label className={css.field}>
        Name of this version, which the client reads too
        <input ref={field} value={name} maxLength={60} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <div className={css.actions}>
        <ActionButton size="medium" onClick={() => onLock(name)}>
          {isRunning ? 'One moment…' : 'Lock'}
        </ActionButton>
        <ActionButton tone="quiet" size="medium" onClick={onBack}>
          Not now
        </ActionButton>
      </div>
    </div>
  );
}
