import type { MoveRow, PlanMoves } from '@freehold/domain/plan-ask';
import type { Measure } from '@freehold/finance/decide';
import { useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { ActionButton } from '#app/ui/action.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import css from './ask.module.css';
import { AskFrame } from './ask-frame.tsx';
import { GridSection } from './grid-section.tsx';
import { useAsk } from './use-ask.ts';

const none = () => undefined;
const measures: readonly { readonly value: Measure['of']; readonly label: string }[] = [
  { value: 'netWorth', label: 'Net worth at the end of the plan' },
  { value: 'lowestCash', label: 'Least cash of any month' },
  { value: 'moneyLasts', label: 'How long the money lasts' },
  { value: 'debtFree', label: 'When all loans are paid off' },
  { value: 'taxPaid', label: 'Tax over the whole plan' },
];

/** Ten inputs of the plan a step lower and a step higher: which of them moves a figure most. */
export function LeversPanel() {
  const [of, setOf] = useState<Measure['of']>('netWorth');
  const asked = useAsk();
  const found = asked.answer?.ask === 'levers' ? asked.answer.found : null;
  return (
    <div className={css.panel}>
      <div className={css.fields}>
        <SelectField
          id="levers-measure"
          label="Figure"
          choices={measures}
          value={of}
          error={undefined}
          onChange={setOf}
          onBlur={none}
        />
        <div className={css.actions}>
          <ActionButton size="medium" onClick={() => asked.ask({ ask: 'levers', measure: { of }, steps: {} })}>
            Work it out
          </ActionButton>
        </div>
      </div>
      <AskFrame asked={asked} says={found === null ? null : saysOf(found)}>
        {found !== null && <Moves found={found} />}
      </AskFrame>
      <GridSection of={of} />
    </div>
  );
}

function saysOf(found: PlanMoves): string {
  return found.status === 'refused' ? found.says : found.sentence;
}

function Moves({ found }: { readonly found: PlanMoves }) {
  if (found.status === 'refused') return <p className={css.headline}>{found.says}</p>;
  const { rows, sentence, plan, measure } = found;
  const most = Math.max(1, ...rows.flatMap(({ low, high }) => [Math.abs(low.by ?? 0), Math.abs(high.by ?? 0)]));
  return (
    <>
      <p className={css.headline}>{sentence}</p>
      <ChartCard
        title={`What moves ${measure} most`}
        summary={`In the plan itself: ${plan.text}. Each input is a step lower and a step higher, all else held.`}
        columns={[
          { key: 'input', label: 'Input', kind: 'text' },
          { key: 'step', label: 'Step', kind: 'text' },
          { key: 'low', label: 'Lower', kind: 'text' },
          { key: 'lowBy', label: 'Difference, lower', kind: 'text' },
          { key: 'high', label: 'Higher', kind: 'text' },
          { key: 'highBy', label: 'Difference, higher', kind: 'text' },
        ]}
        rows={rows.map(({ label, stepText, low, high }) => ({
          input: label,
          step: stepText,
          low: low.text,
          lowBy: low.effect,
          high: high.text,
          highBy: high.effect,
        }))}
        fileName="freehold-plan-what-moves-it"
        height={300}
      >
        <ol className={css.tornado}>
          {rows.map((row) => (
            <MoveBars key={row.input} row={row} most={most} />
          ))}
        </ol>
      </ChartCard>
    </>
  );
}

/** An input in words, with a bar each way from the plan in the middle. */
function MoveBars({ row, most }: { readonly row: MoveRow; readonly most: number }) {
  const { label, stepText, low, high, moves } = row;
  return (
    <li>
      <div className={css.row}>
        <strong>{label}</strong>
        {moves ? (
          <>
            <span>
              {stepText} lower: {low.effect}
            </span>
            <span>
              {stepText} higher: {high.effect}
            </span>
          </>
        ) : (
          <span>moves nothing in this plan</span>
        )}
      </div>
      {moves && (
        <div className={css.track} aria-hidden="true">
          <Half way="down" row={row} most={most} />
          <Half way="up" row={row} most={most} />
        </div>
      )}
    </li>
  );
}

/** The side of one sign: bars of what lies there, the longer under the shorter. */
function Half({ way, row, most }: { readonly way: 'down' | 'up'; readonly row: MoveRow; readonly most: number }) {
  const sign = way === 'down' ? -1 : 1;
  const bars = (['low', 'high'] as const)
    .map((id) => ({ id, size: Math.max(0, (row[id].by ?? 0) * sign) }))
    .toSorted((one, other) => other.size - one.size);
  const [longest] = bars;
  if (longest === undefined || longest.size === 0) return <span />;
  return (
    <span className={way === 'down' ? css.left : undefined} style={{ width: `${(longest.size / most) * 100}%` }}>
      <span className={css.bar} data-way={longest.id} />
    </span>
  );
}
