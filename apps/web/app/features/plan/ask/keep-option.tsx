import type { OptionChange } from '@freehold/plan';
import { ActionButton } from '#app/ui/action.tsx';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { newOption } from './new-option.ts';

interface KeepOptionProps {
  /** What the option is called. */
  readonly name: string;
  readonly changes: readonly OptionChange[];
  /** `Make it Plan D` where there is none. */
  readonly label?: string;
}

/** Makes changes an option of the plan, and opens it. */
export function KeepOption({ name, changes, label }: KeepOptionProps) {
  const store = usePlanStore();
  const plan = usePlan(({ history }) => history.plan);
  const open = usePlan(({ option }) => option);
  const { go } = usePlanAddress();
  if (changes.length === 0) return null;
  const option = newOption(plan, open, { name, changes });
  if (option === null) return <p>A plan has up to six options. Take one away to keep this as another.</p>;
  const { id, title, ops } = option;

  function keep() {
    store.changePlan({ label: `Make ${title}: ${name}`.slice(0, 120), ops });
    go({ option: id });
  }

  return (
    <ActionButton size="medium" tone="quiet" onClick={keep}>
      {label ?? `Make it ${title}`}
    </ActionButton>
  );
}
