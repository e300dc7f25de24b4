import { monthNumber, monthText } from '@freehold/finance';
import { usualYears } from '@freehold/plan';
import { ActionButton } from '#app/ui/action.tsx';
import { usePlan } from '../../model/plan-context.ts';
import { useSelection } from '../../model/selection.ts';
import { MonthChoice } from './month-choice.tsx';
import { MoveButtons } from './move-buttons.tsx';
import css from './strip.module.css';
import type { EventRow } from './timeline-rows.ts';
import type { EventMoves } from './use-event-moves.ts';
import { useHeldTime } from './use-held-time.ts';

/** What can be done to the event that is chosen on the strip, without dragging it. */
export function StripTools({ row, moves }: { readonly row: EventRow; readonly moves: EventMoves }) {
  const plan = usePlan((state) => state.current);
  const { select } = useSelection();
  const { pick, leave } = useHeldTime(moves, row.id);
  const when = plan.events?.[row.id]?.when;
  const isWaiting = typeof when === 'object' && 'test' in when;
  const last = monthText(monthNumber(plan.start) + (plan.years ?? usualYears) * 12 - 1);
  const shown = typeof when === 'string' ? when : (row.place ?? plan.start);
  return (
    <fieldset className={css.tools}>
      <legend className="fh-for-readers">{row.name}</legend>
      <strong className={css.toolsName} aria-hidden="true">
        {row.name}
      </strong>
      <MoveButtons name={row.name} onMove={(months) => moves.move(row.id, months)} />
      <MonthChoice
        id={`plan-strip-${row.id}`}
        label={isWaiting ? 'Not before' : 'Month'}
        value={isWaiting ? (when.from ?? plan.start) : shown}
        first={plan.start}
        last={last}
        onChange={(month) => pick(isWaiting ? { ...when, from: month } : month)}
        onLeave={leave}
      />
      <ActionButton tone="quiet" size="medium" onClick={() => moves.switchOver(row.id)}>
        {row.isOff ? 'Switch on' : 'Switch off'}
      </ActionButton>
      <ActionButton tone="quiet" size="medium" onClick={() => select({ kind: 'record', path: row.path })}>
        Open
      </ActionButton>
    </fieldset>
  );
}
