import { eventName, monthText, type PlanToRun, personName } from '@freehold/domain';
import { monthText as monthAt, monthNumber } from '@freehold/finance';
import { usualYears } from '@freehold/plan';
import { useState } from 'react';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { StepperField } from '#app/ui/fields/stepper-field.tsx';
import { useLead, usePlanNow } from '../model/plan-context.ts';
import { MonthChoice } from '../views/timeline/month-choice.tsx';
import { MoveButtons } from '../views/timeline/move-buttons.tsx';
import { eventAt, type When } from '../views/timeline/move-when.ts';
import { useEventMoves } from '../views/timeline/use-event-moves.ts';
import { type HeldTime, useHeldTime } from '../views/timeline/use-held-time.ts';
import { anchorsFor, kindLabel, kindOf, kindsFor, whenAs } from '../views/timeline/when-kinds.ts';
import css from './when-field.module.css';

/** When an event happens: one of the ways that make sense for it, the fields of that way, and buttons that move it. */
export function WhenField({ event }: { readonly event: string }) {
  const plan = usePlanNow((state) => state.current);
  const lead = useLead((leads) => leads.lead);
  const [moves, message] = useEventMoves();
  const held = useHeldTime(moves, event);
  const when = eventAt(plan, event)?.when;
  if (when === undefined) return null;
  const months = lead?.status === 'run' ? lead.months : {};
  const happens = Object.hasOwn(months, event) ? months[event] : undefined;
  return (
    <div className={css.when}>
      <ChoiceField
        id={`when-${event}`}
        label="When"
        choices={kindsFor(plan, event).map((value) => ({ value, label: kindLabel(plan, event, value) }))}
        value={kindOf(when)}
        error={undefined}
        onChange={(kind) => held.pick(whenAs(plan, event, { kind, months }))}
        onBlur={held.leave}
      />
      <FieldsOf key={kindOf(when)} plan={plan} event={event} when={when} held={held} />
      <MoveButtons name={eventName(plan, event)} onMove={(by) => moves.move(event, by)} />
      {typeof when === 'object' && 'age' in when && (
        <p className={css.note}>A month earlier or later makes it a month instead of an age.</p>
      )}
      {typeof when === 'object' && happens !== undefined && (
        <p className={css.note}>In this plan: {monthText(happens)}</p>
      )}
      <p className={css.note}>{message}</p>
    </div>
  );
}

interface FieldsProps<Kind extends When = When> {
  readonly plan: PlanToRun;
  readonly event: string;
  readonly when: Kind;
  readonly held: HeldTime;
}

function FieldsOf({ when, ...rest }: FieldsProps) {
  if (typeof when === 'string') return <MonthField {...rest} label="Month" value={when} asWhen={(month) => month} />;
  if ('age' in when) return <AgeFields {...rest} when={when} />;
  if ('after' in when) return <AfterFields {...rest} when={when} />;
  return (
    <MonthField
      {...rest}
      label="Not before"
      value={when.from ?? rest.plan.start}
      asWhen={(from) => ({ ...when, from })}
    />
  );
}

interface MonthFieldProps extends Omit<FieldsProps, 'when'> {
  readonly label: string;
  readonly value: string;
  readonly asWhen: (month: string) => When;
}

function MonthField({ plan, event, held, label, value, asWhen }: MonthFieldProps) {
  return (
    <MonthChoice
      id={`when-${event}-month`}
      label={label}
      value={value}
      first={plan.start}
      last={monthAt(monthNumber(plan.start) + (plan.years ?? usualYears) * 12 - 1)}
      onChange={(month) => held.pick(asWhen(month))}
      onLeave={held.leave}
    />
  );
}

function AgeFields({ plan, event, when, held }: FieldsProps<Extract<When, { age: number }>>) {
  return (
    <>
      <WholeField
        id={`when-${event}-age`}
        label="Age"
        help="Whole years"
        noun="year"
        most={120}
        value={when.age}
        onPick={(age) => held.pick({ ...when, age })}
        onLeave={held.leave}
      />
      {when.who !== undefined && (
        <SelectField
          id={`when-${event}-who`}
          label="Whose age"
          choices={Object.keys(plan.people ?? {}).map((value) => ({ value, label: personName(plan, value) }))}
          value={when.who}
          error={undefined}
          onChange={(who) => held.pick({ ...when, who })}
          onBlur={held.leave}
        />
      )}
    </>
  );
}

function AfterFields({ plan, event, when, held }: FieldsProps<Extract<When, { after: string }>>) {
  const anchors = anchorsFor(plan, event);
  const shown = anchors.includes(when.after) ? anchors : [when.after, ...anchors];
  return (
    <>
      <SelectField
        id={`when-${event}-after`}
        label="After"
        choices={shown.map((value) => ({ value, label: eventName(plan, value) }))}
        value={when.after}
        error={undefined}
        onChange={(after) => held.pick({ ...when, after })}
        onBlur={held.leave}
      />
      <WholeField
        id={`when-${event}-months`}
        label="Months after it"
        help="0 for the same month"
        noun="month"
        most={720}
        value={when.months ?? 0}
        onPick={(months) => held.pick({ ...when, months })}
        onLeave={held.leave}
      />
    </>
  );
}

interface WholeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly noun: string;
  readonly most: number;
  readonly value: number;
  readonly onPick: (value: number) => void;
  readonly onLeave: () => void;
}

/** A whole number that counts once it can be read; moved by the buttons, it follows. */
function WholeField({ value, most, onPick, onLeave, ...look }: WholeFieldProps) {
  const [text, setText] = useState(String(value));
  const typed = wholeIn(text, most);
  return (
    <StepperField
      {...look}
      most={most}
      value={typed === null || typed === value ? text : String(value)}
      error={typed === null ? `Enter a whole number from 0 to ${most}` : undefined}
      onChange={(next) => {
        setText(next);
        const read = wholeIn(next, most);
        if (read !== null) onPick(read);
      }}
      onBlur={onLeave}
    />
  );
}

function wholeIn(text: string, most: number): number | null {
  const isWhole = /^\s*\d{1,3}\s*$/.test(text) && Number(text) <= most;
  return isWhole ? Number(text) : null;
}
