import type { PlanFigures } from '@freehold/domain';
import { type Plan, usualYears } from '@freehold/plan';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { usePlan, usePlanStore } from '../../model/plan-context.ts';
import { type MeasureId, measureIds, measureLabel } from './difference-words.ts';

const names: Readonly<Record<MeasureId, string>> = {
  netWorth: 'Net worth at an age',
  moneyLasts: 'How long money lasts',
  nextPurchase: 'Next purchase',
  lowestCash: 'Least cash',
  taxPaid: 'Tax paid',
  debtFree: 'Loans paid off',
};

/** Which figure the plans are compared by; kept in the plan, whose first figure it is on every view. */
export function MeasurePicker({ figures }: { readonly figures: PlanFigures }) {
  const store = usePlanStore();
  const plan = usePlan(({ shown }) => shown);
  const pinned = plan.pinned ?? { measure: 'netWorth' as const };

  function pin(measure: MeasureId, age: number | undefined) {
    const to = { measure, ...(age !== undefined && { age }) };
    const shown = age === undefined ? figures : { netWorth: { ...figures.netWorth, age } };
    store.changePlan({ label: `Compare by: ${measureLabel(measure, shown)}`, ops: [{ set: 'pinned', to }] });
  }

  return (
    <>
      <SelectField<MeasureId>
        id="compare-measure"
        label="Compare by"
        choices={measureIds.map((id) => ({ value: id, label: names[id] }))}
        value={pinned.measure}
        error={undefined}
        onChange={(measure) => pin(measure, pinned.age)}
        onBlur={() => undefined}
      />
      {pinned.measure === 'netWorth' && (
        <SelectField
          id="compare-age"
          label="At age"
          choices={agesOf(plan, figures).map((age) => ({ value: String(age), label: String(age) }))}
          value={String(figures.netWorth.age)}
          error={undefined}
          onChange={(age) => pin('netWorth', Number(age))}
          onBlur={() => undefined}
        />
      )}
    </>
  );
}

/** Ages of the first person within the plan, with the one that stands there. */
function agesOf({ people, start, years = usualYears }: Plan, { netWorth }: PlanFigures): readonly number[] {
  const born = Object.values(people ?? {})[0]?.born ?? start;
  const months = monthCount(start) - monthCount(born);
  const first = Math.max(0, Math.floor(months / 12) + 1);
  const last = Math.min(120, Math.floor((months + years * 12 - 1) / 12));
  const ages = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  return ages.includes(netWorth.age) ? ages : [netWorth.age, ...ages].toSorted((one, other) => one - other);
}

function monthCount(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
