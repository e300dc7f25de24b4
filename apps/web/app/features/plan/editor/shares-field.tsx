import { Fragment, type ReactNode } from 'react';
import { decimal } from '#app/lib/format.ts';
import { usePlan } from '../model/plan-context.ts';
import { ownerChoices } from './field-choices.ts';
import type { FieldSpec } from './field-spec.ts';
import { isTree } from './record-at.ts';
import css from './record-field.module.css';

interface SharesFieldProps {
  readonly record: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  /** The field of one share. */
  readonly field: (spec: FieldSpec) => ReactNode;
}

/** How much each person, trust or fund owns in percent, and what that adds up to; nothing is forced to 100 %. */
export function SharesField({ record, spec, value, field }: SharesFieldProps) {
  const current = usePlan((state) => state.current);
  const owners = ownerChoices(current).filter((owner) => record !== `owners/${owner.value}`);
  return (
    <fieldset className={css.group}>
      <legend>{spec.label}</legend>
      {owners.map(({ value: id, label }) => (
        <Fragment key={id}>{field(shareOf(spec, id, label))}</Fragment>
      ))}
      <p className={css.help}>{sumWords(value)}</p>
    </fieldset>
  );
}

function shareOf({ path }: FieldSpec, id: string, label: string): FieldSpec {
  return { path: `${path}/${id}`, label, kind: 'percent', unit: '%', least: 0 };
}

/** What shares add up to, in words; thirds are written 33.33. */
export function sumWords(shares: unknown): string {
  const sum = Object.values(isTree(shares) ? shares : {}).reduce<number>(
    (total, share) => total + (typeof share === 'number' ? share : 0),
    0,
  );
  if (!isTree(shares)) return 'Nobody named: all people in equal parts.';
  if (sum > 100.01) return `Together ${decimal(sum)}%: more than the whole, so they are taken in proportion.`;
  if (sum > 99.98) return 'Together 100%.';
  return `Together ${decimal(sum)}%: the rest belongs to others.`;
}
