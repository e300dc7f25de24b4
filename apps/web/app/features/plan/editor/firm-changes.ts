import { labelWithin } from '@freehold/domain';
import type { FirmDefaults, Operation, Plan } from '@freehold/plan';
import { assumptionRows } from './assumption-rows.ts';
import { textOf } from './field-text.ts';
import { valueAt } from './record-at.ts';

/** Where a plan keeps what its adviser’s firm assumed when it was made, and the firm has something else by now. */
export interface FirmChange {
  readonly path: string;
  readonly says: string;
  /** Writes what new plans of the firm have: its figure, or none, for the usual one. */
  readonly op: Operation;
}

/** What the firm has changed since the plan was made, of the assumptions that are still as the firm had them. */
export function firmChanges(plan: Plan, defaults: FirmDefaults): readonly FirmChange[] {
  return assumptionRows(plan)
    .filter(({ setBy }) => setBy === 'firm')
    .flatMap(({ spec }) => {
      const { path, label } = spec;
      const [has, now] = [valueAt(plan, path), defaults[path]];
      if (has === now) return [];
      const name = labelWithin(label);
      const keeps = `this plan keeps ${textOf(spec, has)}%.`;
      if (now === undefined) {
        return [{ path, says: `Your practice no longer sets ${name}; ${keeps}`, op: { set: path } }];
      }
      const says = `Your practice now uses ${textOf(spec, now)}% for ${name}; ${keeps}`;
      return [{ path, says, op: { set: path, to: now } }];
    });
}
