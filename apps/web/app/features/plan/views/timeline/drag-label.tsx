import { monthText } from '@freehold/domain';
import { monthText as monthAt, monthNumber } from '@freehold/finance';
import { usePlanAddress } from '../../model/plan-address.ts';
import { useLead, usePlanNow } from '../../model/plan-context.ts';
import { measureWords } from '../../shared/measure-words.ts';
import { eventAt } from './move-when.ts';
import css from './strip.module.css';
import { type Axis, type Mark, placeOf } from './strip-layout.ts';
import { agesIn } from './timeline-rows.ts';

interface DragLabelProps {
  readonly mark: Mark;
  readonly months: number;
  readonly axis: Axis;
}

/** Beside what is dragged: its month, who is how old then, and what it does to the figure the plan looks at first. */
export function DragLabel({ mark, months, axis }: DragLabelProps) {
  const plan = usePlanNow((state) => state.current);
  const before = useLead((leads) => leads.before);
  const open = useLead((leads) => leads.lead);
  const { dollars } = usePlanAddress();
  const month = monthAt(monthNumber(mark.month) + months);
  const when = eventAt(plan, mark.row.id)?.when;
  const from = typeof when === 'object' && 'test' in when ? (when.from ?? plan.start) : null;
  const happens = open?.status === 'run' ? open.months[mark.row.id] : undefined;
  const place = placeOf(axis, month);
  return (
    <div
      className={css.label}
      style={place > axis.width / 2 ? { right: axis.width - place + 12 } : { left: place + 12 }}
      aria-hidden="true"
    >
      <strong>
        {from === null ? monthText(month) : `Not before ${monthText(from)}`}
        {from !== null && happens !== undefined && ` · happens ${monthText(happens)}`}
      </strong>
      <span>{agesIn(plan, from === null ? month : (happens ?? from))}</span>
      {before?.status === 'run' && open?.status === 'run' && (
        <span>{measureWords({ plan, before: before.headlines, after: open.headlines, dollars })}</span>
      )}
    </div>
  );
}
