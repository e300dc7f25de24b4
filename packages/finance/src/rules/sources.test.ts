import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rule } from './rule.ts';

const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));

async function allRules(): Promise<readonly Rule<unknown>[]> {
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((file) => import(`./${file}`)),
  );
  return modules.flatMap((module) => Object.values(module).flatMap(rulesIn));
}

function rulesIn(value: unknown): readonly Rule<unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRule(value) ? [value] : Object.values(value).flatMap(rulesIn);
}

function isRule(value: object): value is Rule<unknown> {
  return 'id' in value && 'source' in value && 'label' in value;
}

describe('the sources of the rules, which people read on screens and in files', () => {
  it('[FIRST-07] name a statute, an office, a date or the product’s own estimate, never a section of a specification', async () => {
    const rules = await allRules();
    expect(rules.length).toBeGreaterThan(60);
    for (const { id, source, note = '', label } of rules) {
      expect(`${label} ${source} ${note}`, id).not.toMatch(/specification|section 9|decision [A-Z]-\d/i);
    }
  });
});
