import { expect, test } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const page = `<head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/r.js"/></head><p>Text</p><script type="module" async="">import "/assets/m.js";
import * as route0 from "/assets/r.js";

  window.modules = {"root":route0};

import("/assets/entry.js");</script>`;

test('asks for no file of the program before the text is painted', () => {
  const html = startAfterPaint(page);
  expect(html).not.toContain('<link');
  expect(html).not.toMatch(/^\s*import [*"]/m);
  expect(html).toContain('observe({ type: "paint", buffered: true })');
});

test('then starts it as the framework would, all files at once', () => {
  const html = startAfterPaint(page);
  expect(html).toContain('["/assets/m.js","/assets/r.js"]');
  const steps = [
    'await import("/assets/m.js");',
    'const route0 = await import("/assets/r.js");',
    'import("/assets/entry.js");',
  ];
  const places = steps.map((step) => html.indexOf(step));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('refuses a start script it does not know', () => {
  expect(() => startAfterPaint('<p>Text</p>')).toThrow('no start script');
  expect(() => startAfterPaint('<script type="module" async="">\nimport x from "/y.js"</script>')).toThrow(
    'unknown form',
  );
});
