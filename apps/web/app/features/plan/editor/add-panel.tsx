import { labelWithin } from '@freehold/domain';
import { limitUse } from '@freehold/plan';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { useSelection } from '../model/selection.ts';
import css from './add-panel.module.css';
import { addOps, type NewKind, newRecord } from './new-records.ts';

interface Entry {
  readonly kind: NewKind;
  readonly label: string;
  /** Where its limit stands. */
  readonly part?: string;
  /** Why it cannot be added where the plan has nothing that it could rest on. */
  readonly needs?: string;
  /** True now, so that it is the same in every option. */
  readonly isFact?: boolean;
}

const groups: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  {
    title: 'What you have',
    entries: [
      { kind: 'home', label: 'A home or a rental', part: 'homes' },
      { kind: 'loan', label: 'A loan', part: 'loans' },
      { kind: 'income', label: 'An income', needs: 'Needs a person.' },
      { kind: 'super', label: 'Super', needs: 'Needs a person.' },
      { kind: 'cash', label: 'A bank account or offset' },
      { kind: 'shares', label: 'Shares' },
      { kind: 'cost', label: 'A cost' },
      { kind: 'person', label: 'A person', part: 'people', isFact: true },
      { kind: 'child', label: 'A child', part: 'kids', isFact: true },
      { kind: 'trust', label: 'A trust that owns', part: 'owners' },
      { kind: 'fund', label: 'A super fund that owns', part: 'owners', needs: 'Needs a person.' },
    ],
  },
  {
    title: 'What happens later',
    entries: [
      { kind: 'buy', label: 'Buy a property', part: 'events' },
      { kind: 'sell', label: 'Sell a property', part: 'events', needs: 'Needs a home in the plan.' },
      { kind: 'renovate', label: 'Renovate', part: 'events', needs: 'Needs a home in the plan.' },
      { kind: 'refinance', label: 'Refinance a loan', part: 'events', needs: 'Needs a loan in the plan.' },
      { kind: 'rates', label: 'Rates rise or fall', part: 'events' },
      { kind: 'birth', label: 'A child is born', part: 'events' },
      { kind: 'work', label: 'Work fewer days', part: 'events', needs: 'Needs a person.' },
      { kind: 'retire', label: 'Stop work', part: 'events', needs: 'Everybody in the plan stops work already.' },
    ],
  },
  {
    title: 'What you want',
    entries: [
      { kind: 'incomeGoal', label: 'An income to spend' },
      { kind: 'cashGoal', label: 'Cash that stays above an amount' },
    ],
  },
];

/** What can be added to the plan: each starts with typical figures and opens. A limit names itself before it is hit. */
export function AddPanel() {
  return (
    <div className={css.panel}>
      <p>It starts with typical figures, marked until you check them, and opens for you to change.</p>
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h3 className={css.title}>{title}</h3>
          <ul className={css.list}>
            {entries.map((entry) => (
              <li key={entry.kind}>
                <Add {...entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Add({ kind, label, part, needs, isFact }: Entry) {
  const store = usePlanStore();
  const { select } = useSelection();
  // From half of the limit on: before, nobody is near it.
  const use = usePlan(({ current }) => {
    return limitUse(current).find(({ where, count, most }) => where === part && count * 2 >= most)?.says;
  });
  const why = usePlan(({ current, option }) => {
    if (isFact && option !== null) return 'It is the same in every option: add it in your plan.';
    const limit = limitUse(current).find(({ where }) => where === part);
    if (limit !== undefined && limit.count >= limit.most) return 'No more can be added.';
    return newRecord(current, kind) === null ? (needs ?? 'It cannot be added.') : null;
  });

  function add() {
    const { current, history, option } = store.read();
    const made = newRecord(current, kind);
    if (made === null) return;
    const { path, ops } = addOps({ ...current, options: history.plan.options ?? {} }, made, option !== null);
    store.change({ label: `Add ${labelWithin(label)}`, ops });
    // What could not be added says why above the view.
    if (store.read().missed.length === 0) select({ kind: 'record', path });
  }

  return (
    <button
      type="button"
      className={css.add}
      // aria-disabled rather than disabled, which would drop the focus.
      aria-disabled={why !== null}
      onClick={why === null ? add : undefined}
    >
      <span>{label}</span>
      {use !== undefined && <small>{use}</small>}
      {why !== null && <small className={css.why}>{why}</small>}
    </button>
  );
}
