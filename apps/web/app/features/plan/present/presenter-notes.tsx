import { planRecordName } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import css from './present.module.css';

/** What the presented window tells of the step that is on its screen. */
export interface StepTold {
  readonly step: string;
  readonly figures: readonly { readonly label: string; readonly value: string; readonly note: string }[];
}

const channelOf = (planId: string) => new BroadcastChannel(`freehold-present-${planId}`);

/** Tells the window of notes which step is on screen, when it changes and when that window asks; nothing at the end. */
export function useToldNotes(planId: string, told: StepTold): void {
  const text = JSON.stringify(told);
  useEffect(() => {
    const channel = channelOf(planId);
    const tell = () => channel.postMessage(text);
    channel.onmessage = ({ data }) => data === asking && tell();
    tell();
    return () => {
      channel.postMessage(ended);
      channel.close();
    };
  }, [planId, text]);
}

const asking = 'asking';
const ended = 'null';

/** The step that another window presents of a plan; null while none does. */
function useTold(planId: string): StepTold | null {
  const [told, setTold] = useState<StepTold | null>(null);
  useEffect(() => {
    const channel = channelOf(planId);
    channel.onmessage = ({ data }) => data !== asking && setTold(JSON.parse(data));
    channel.postMessage(asking);
    return () => channel.close();
  }, [planId]);
  return told;
}

/** A plan’s notes for the adviser alone, beside the step and the figures that the other window shows. */
export function PresenterNotes({ planId, plan }: { readonly planId: string; readonly plan: Plan }) {
  const told = useTold(planId);
  const notes = notesIn(plan);
  return (
    <Modal
      opened
      fullScreen
      onClose={() => window.close()}
      title={`Notes: ${plan.title ?? 'Your plan'}`}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': 'Close the notes' }}
      className={css.present}
    >
      <div className={css.stage}>
        <p role="status">{told?.step ?? 'Present the plan in the other window: this one follows its steps.'}</p>
        <dl>
          {told?.figures.map(({ label, value, note }) => (
            <div key={label} className={css.noted}>
              <dt>{label}</dt>
              <dd className="fh-figures">
                {value} <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
        <h2>Notes</h2>
        {notes.length === 0 && <p>Nothing in this plan has a note.</p>}
        <dl>
          {notes.map(({ path, note }) => (
            <div key={path} className={css.noted}>
              <dt>{planRecordName(plan, path)}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  );
}

function notesIn(plan: Plan): readonly { readonly path: string; readonly note: string }[] {
  return Object.entries(plan).flatMap(([part, records]: readonly [string, unknown]) =>
    Object.entries(isGroup(records) ? records : {}).flatMap(([id, record]: readonly [string, unknown]) =>
      isGroup(record) && 'note' in record && typeof record.note === 'string'
        ? [{ path: `${part}/${id}`, note: record.note }]
        : [],
    ),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
