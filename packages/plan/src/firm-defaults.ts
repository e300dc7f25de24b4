import { percent, states } from './schema/fields.ts';
import type { Plan } from './schema/plan.ts';

const single = ['prices', 'wages', 'rentGrowth', 'rate'] as const;

/** Assumptions that a firm can set for the plans that it makes, by their fields, in the order of screens. */
export const firmDefaultFields: readonly string[] = [
  ...single.map((key) => `assume/${key}`),
  ...states.map((state) => `assume/growth/${state}`),
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
  const keys = single.filter((key) => assume[key] === undefined && defaults[`assume/${key}`] !== undefined);
  const grown = states.filter((state) => {
    return assume.growth?.[state] === undefined && defaults[`assume/growth/${state}`] !== undefined;
  });
  const fields = [...keys.map((key) => `assume/${key}`), ...grown.map((state) => `assume/growth/${state}`)];
  if (fields.length === 0) return plan;
  const growth = Object.fromEntries(grown.map((state) => [state, defaults[`assume/growth/${state}`]]));
  return {
    ...plan,
    assume: {
      ...assume,
      ...Object.fromEntries(keys.map((key) => [key, defaults[`assume/${key}`]])),
      ...(grown.length > 0 && { growth: { ...assume.growth, ...growth } }),
    },
    origin: { ...origin, ...Object.fromEntries(fields.map((field) => [field, 'firm'] as const)) },
  };
}
