import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { planSchema } from './schema/plan.ts';
import { isTree, type Tree } from './tree.ts';

/** The JSON Schema of a plan (draft 2020-12), with the most records that each part holds. */
export function planJsonSchema(): Tree {
  const { properties, ...rest } = z.toJSONSchema(planSchema);
  const parts = Object.entries(properties ?? {}).map(([part, schema]) => {
    const most = Object.entries(limits).find(([name]) => name === part)?.[1];
    const isMap = isTree(schema) && schema.type === 'object' && most !== undefined;
    return [part, isMap ? { ...schema, maxProperties: most } : schema] as const;
  });
  const title = 'A plan of Freehold, version 1';
  const description = 'docs/PLAN.md has its words. At most 64 kB; an option has at most 40 changes.';
  return { ...rest, title, description, properties: Object.fromEntries(parts) };
}
