import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Class names a stylesheet has rules for. */
function classesOf(sheet: string): ReadonlySet<string> {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Classes a component uses from a CSS module that has no rule for them. */
function missingIn(component: string): string[] {
  const text = readFileSync(join(app, component), 'utf8');
  const imports = /import (\w+) from '([^']+\.module\.css)';/g;
  const code = text.replaceAll(/^import .*;$/gm, '');
  return [...text.matchAll(imports)].flatMap(([, local = '', path = '']) => {
    const sheet = path.startsWith('#app/') ? join(app, path.slice(5)) : join(app, dirname(component), path);
    const known = classesOf(sheet);
    const used = [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
    return used.filter((name) => !known.has(name)).map((name) => `${component}: ${name}`);
  });
}

it('each class a component takes from a CSS module has a rule', () => {
  const components = globSync('**/*.tsx', { cwd: app });
  expect(components.length).toBeGreaterThan(200);
  expect(components.flatMap(missingIn)).toEqual([]);
});
