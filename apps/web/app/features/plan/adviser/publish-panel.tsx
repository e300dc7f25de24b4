import { type PlanPublication, routes } from '@freehold/contract';
import { withoutNotes } from '@freehold/plan';
import { useId, useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { dateTime } from '#app/lib/format.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';
import { ActionButton } from '#app/ui/action.tsx';
import type { OpenAccountPlan } from '../account/account-plan.tsx';
import { savedVersion } from '../account/keep-version.ts';
import type { Look } from '../kept/fixed-plan.tsx';
import css from '../kept/kept-plan.module.css';
import { useAsked } from '../kept/use-asked.ts';
import { type OptionName, optionNames, optionTitle, withOptions } from '../model/option-names.ts';

interface PublishPanelProps {
  readonly clientId: string;
  readonly id: string;
  readonly opened: OpenAccountPlan;
  readonly publication: PlanPublication | null;
  /** Ids of the options that are to be shown. */
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
  readonly onLook: (look: Look) => void;
  readonly onDone: () => void;
}

type Basis = PlanPublication['basis'];

/** Which options the client is shown, what that looks like, and what the plan is said to be. */
export function PublishPanel({ clientId, id, opened, publication, ticked, onTick, onLook, onDone }: PublishPanelProps) {
  const title = useId();
  const [basis, setBasis] = useState<Basis | null>(null);
  const { plan } = opened.store.read().history;
  const options = optionNames(plan);
  const chosen = options.filter((option) => ticked.includes(option.id)).map((option) => option.id);
  const [key] = useState(() => new HeldKey());
  const [isOvertaken, setOvertaken] = useState(false);
  const { run, isRunning, failed, done } = useAsked(onDone);

  async function publish() {
    if (basis === null) throw new RangeError('Say first what the plan is: general information, or with advice.');
    const version = await savedVersion(opened);
    const body = { version, options: chosen, basis, replaces: publication?.at ?? null };
    await call(routes.plans.publish, { params: { id }, query: { userId: clientId }, body, key: key.keyFor(body) });
    return 'Published. The client has it as it is now, until you publish again.';
  }

  async function takeBack() {
    const query = { userId: clientId, ...(publication && { replaces: publication.at }) };
    await call(routes.plans.unpublish, { params: { id }, query });
    return 'Taken back. The client no longer sees it.';
  }

  /** Says so where somebody published since, and what: the list is read again. */
  async function unlessOvertaken(work: () => Promise<string>) {
    setOvertaken(false);
    try {
      return await work();
    } catch (error) {
      const isPublication = error instanceof CallError && error.code === 'stale-version' && !error.meanwhile;
      if (!isPublication) throw error;
      setOvertaken(true);
      return '';
    }
  }

  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>Publish to the client</h2>
      {publication !== null && (
        <p>
          Published by {publication.by ?? 'an adviser'} on {dateTime(new Date(publication.at))}.
        </p>
      )}
      <fieldset className={css.choices}>
        <legend>What the client sees</legend>
        <label>
          <input type="checkbox" checked disabled /> Plan A: the plan itself, with its names; its notes stay yours
        </label>
        {options.map((option) => (
          <label key={option.id}>
            <input
              type="checkbox"
              checked={ticked.includes(option.id)}
              onChange={({ currentTarget: { checked } }) =>
                onTick(checked ? [...ticked, option.id] : ticked.filter((known) => known !== option.id))
              }
            />{' '}
            {optionTitle(option)}
          </label>
        ))}
      </fieldset>
      <p className={css.quiet}>{hiddenWords(options.length - chosen.length)}</p>
      <ActionButton
        tone="quiet"
        onClick={() =>
          onLook({ plan: withOptions(withoutNotes(plan), chosen), says: 'This is what the client will see.' })
        }
      >
        Look at it as the client will
      </ActionButton>
      <fieldset className={css.choices}>
        <legend>What it is</legend>
        {bases.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={title} checked={basis === value} onChange={() => setBasis(value)} /> {label}
          </label>
        ))}
      </fieldset>
      {failed !== null && <p role="alert">{failed}</p>}
      {done && <p role="status">{done}</p>}
      {isOvertaken && <p role="alert">{overtakenWords(publication, options)}</p>}
      <div className={css.actions}>
        <ActionButton onClick={() => void run(() => unlessOvertaken(publish))}>
          {publishWords(isRunning, isOvertaken)}
        </ActionButton>
        {publication !== null && <TakeBack onTakeBack={() => void run(() => unlessOvertaken(takeBack))} />}
      </div>
    </section>
  );
}

/** Who published what since the panel was opened, and the question. */
function overtakenWords(publication: PlanPublication | null, options: readonly OptionName[]): string {
  if (publication === null) return 'Another window took it back since. Publish it as it is now?';
  const { by, at, options: shown } = publication;
  const letters = ['A', ...options.filter(({ id }) => shown.includes(id)).map(({ letter }) => letter)];
  return `${by ?? 'Somebody'} published plan ${letters.join(', ')} since, on ${dateTime(new Date(at))}. The client has that. Publish yours in its place?`;
}

function publishWords(isRunning: boolean, isOvertaken: boolean): string {
  if (isRunning) return 'One moment…';
  return isOvertaken ? 'Publish in its place' : 'Publish as it is now';
}

const bases: readonly (readonly [Basis, string])[] = [
  ['general', 'General information, no personal advice'],
  ['personal', 'With personal advice, which is given separately'],
];

function TakeBack({ onTakeBack }: { readonly onTakeBack: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <ActionButton tone="quiet" onClick={() => setAsking(true)}>
        Take it back
      </ActionButton>
    );
  }
  return (
    <div role="alertdialog" aria-label="Take it back?" className={css.actions}>
      <span>The client no longer sees the plan. Their copies stay.</span>
      <ActionButton onClick={onTakeBack}>Take it back from the client</ActionButton>
      <ActionButton tone="quiet" onClick={() => setAsking(false)}>
        Leave it
      </ActionButton>
    </div>
  );
}

function hiddenWords(hidden: number): string {
  const law = 'Drafts and hidden options are given out only where the client asks for all that is held about them.';
  if (hidden === 0) return `Nothing is hidden. ${law}`;
  return `${hidden === 1 ? 'One option stays' : `${hidden} options stay`} hidden. ${law}`;
}
