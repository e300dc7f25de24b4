import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { ViewSwitch } from '#app/ui/view-switch.tsx';
import { usePlanAddress } from '../../model/plan-address.ts';
import { usePlan } from '../../model/plan-context.ts';
import { useSelection } from '../../model/selection.ts';
import { cashYears } from './cash-test.ts';
import { EventList } from './event-list.tsx';
import { Strip } from './strip.tsx';
import { type Ran, timelineYears } from './timeline-rows.ts';
import css from './timeline-view.module.css';
import { useEventMoves } from './use-event-moves.ts';

const phone = '(max-width: 47.99em)';
const ways = [
  { value: 'list', label: 'List' },
  { value: 'strip', label: 'Strip' },
] as const;
type Way = (typeof ways)[number]['value'];

/** The events of the plan over its years: as a list, and on a strip where they can be dragged. */
export function TimelineView() {
  const open = usePlan((state) => state.open);
  if (open === null) {
    return (
      <p className={css.waiting} aria-busy="true">
        Working out your plan…
      </p>
    );
  }
  if (open.status === 'refused') return <p className={css.waiting}>{open.says}</p>;
  return <Timeline view={open} />;
}

function Timeline({ view }: { readonly view: Ran }) {
  const plan = usePlan((state) => state.current);
  const shown = usePlan((state) => state.shown);
  const option = usePlan((state) => state.option);
  const { dollars } = usePlanAddress();
  const isPhone = useMediaQuery(phone, window.matchMedia(phone).matches);
  const [way, setWay] = useState<Way>('list');
  const [moves, message] = useEventMoves();
  const beside = option === null ? null : shown;
  const { years, apart } = useMemo(() => timelineYears({ plan, beside, view }), [plan, beside, view]);
  const cash = useMemo(() => cashYears(plan, view, dollars), [plan, view, dollars]);
  const rows = useMemo(() => [...years.flatMap((year) => year.rows), ...apart], [years, apart]);
  const hasEvents = Object.keys(plan.events ?? {}).length > 0;
  return (
    <div className={css.timeline}>
      <Head way={isPhone ? way : null} onWay={setWay} />
      <p className={css.message}>{message}</p>
      {!hasEvents && <p>Nothing changes in this plan. Add what you expect.</p>}
      {(!isPhone || way === 'strip') && <Strip rows={rows} cash={cash} moves={moves} />}
      {(!isPhone || way === 'list') && <EventList years={years} apart={apart} cash={cash} moves={moves} />}
    </div>
  );
}

interface HeadProps {
  /** Null where there is room for both. */
  readonly way: Way | null;
  readonly onWay: (way: Way) => void;
}

function Head({ way, onWay }: HeadProps) {
  const { select } = useSelection();
  return (
    <div className={`fh-no-print ${css.head}`}>
      <h2>What happens when</h2>
      {way !== null && <ViewSwitch legend="How the timeline is shown" views={ways} value={way} onChange={onWay} />}
      <ActionButton size="medium" onClick={() => select({ kind: 'add' })}>
        + Add event
      </ActionButton>
    </div>
  );
}
