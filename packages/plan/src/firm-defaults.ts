import { percent, states } from './schema/fields.ts';
import type { Plan } from './schema/plan.ts';
import { mixes } from './schema/records.ts';

const single = ['prices', 'wages', 'rentGrowth', 'rate'] as const;

/** Assumptions that a firm can set for the plans that it makes, by their fields, in the order of screens. */
export const firmDefaultFields: readonly string[] = [
  ...single.map((key) => `assume/${key}`),
  ...states.map((state) => `assume/growth/${state}`),
  ...mixes.map((mix) => `assume/mix/${mix}`),
];

/** A firm's defaults in percent a year, by the fields of a plan. */
export type FirmDefaults = Readonly<Record<string, number>>;

/** What is wrong with a firm's defaults, by field: one that a firm cannot set, or a figure that no plan holds. */
export function firmDefaultProblems(defaults: FirmDefaults): readonly { field: string; message: string }[] {
  return Object.entries(defaults).flatMap(([field, value]) => {
    if (!firmDefaultFields.includes(field)) return [{ field, message: 'A firm sets no such assumption.' }];
    const { error } = percent.safeParse(value);
    return (error?.issues ?? []).map(({ message }) => ({ field, message }));
  });
}

/**
 * The plan with the firm's defaults where it has no figure of its own, each marked `firm` in its origins. They are written,
 * so that the plan alone says what it counts with, wherever it is read and however the firm changes them later.
 */
export function withFirmDefaults(plan: Plan, defaults: FirmDefaults): Plan {
  const { assume = {}, origin = {} } = plan;
  const missing = (group: string, keys: readonly string[], own: object = {}) =>
    keys.flatMap((key) => {
      const value = defaults[`assume/${group}${key}`];
      return value === undefined || Object.hasOwn(own, key) ? [] : [{ field: `assume/${group}${key}`, key, value }];
    });
  const found = missing('', single, assume);
  const growth = missing('growth/', states, assume.growth);
  const mix = missing('mix/', mixes, assume.mix);
  const all = [...found, ...growth, ...mix];
  if (all.length === 0) return plan;
  return {
    ...plan,
    assume: {
      ...assume,
      ...figuresOf(found),
      ...(growth.length > 0 && { growth: { ...assume.growth, ...figuresOf(growth) } }),
      ...(mix.length > 0 && { mix: { ...assume.mix, ...figuresOf(mix) } }),
    },
    origin: { ...origin, ...Object.fromEntries(all.map(({ field }) => [field, 'firm'] as const)) },
  };
}

function figuresOf(found: readonly { readonly key: string; readonly value: number }[]): Record<string, number> {
  return Object.fromEntries(found.map(({ key, value }) => [key, value]));
}
