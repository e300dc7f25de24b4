import { planRecordName } from '@freehold/domain';
import { dropWith, type Operation, type Plan } from '@freehold/plan';
import type { PlanShown } from './field-spec.ts';
import { recordPath } from './record-at.ts';

/** What dropping a record does: its operations, what else goes, and what no longer names it. */
export interface Dropping {
  readonly ops: readonly Operation[];
  /** Other records that go with it, by their names. */
  readonly goes: readonly string[];
  /** Records that stay and no longer name it. */
  readonly loses: readonly string[];
}

/** What goes with a record that is dropped from what is open. An option keeps the plan's origins. */
export function dropping(plan: PlanShown, path: string, isOption: boolean): Dropping {
  const steps = dropWith(plan, path).map(({ op }) => op);
  const dropped = steps.flatMap((op) => ('drop' in op ? [op.drop] : []));
  const trimmed = steps.flatMap((op) => ('set' in op ? [recordPath(op.set)] : []));
  const names = (paths: readonly string[]) => [...new Set(paths.map((each) => planRecordName(plan, each)))];
  return {
    ops: [...steps, ...(isOption ? [] : originsOf(plan, dropped))],
    goes: names(dropped.filter((each) => each !== path)),
    loses: names(trimmed.filter((each) => !dropped.includes(each))),
  };
}

/** Takes away where the figures of records are from. */
function originsOf({ origin = {} }: Pick<Plan, 'origin'>, records: readonly string[]): readonly Operation[] {
  const fields = Object.keys(origin).filter((field) => records.includes(recordPath(field)));
  return fields.map((field) => ({ set: `origin/${field}` }));
}
