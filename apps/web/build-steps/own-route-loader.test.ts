import { describe, expect, test } from 'vitest';
import { ownRouteLoader } from './own-route-loader.ts';

const library = '/node_modules/react-router/dist/production/lib/dom/ssr/routes.js';

function resolved(source: string, importer: string): unknown {
  const { resolveId } = ownRouteLoader();
  if (typeof resolveId !== 'function') throw new Error('the step resolves nothing');
  return Reflect.apply(resolveId, {}, [source, importer, {}]);
}

describe('the loader of pages', () => {
  test('is ours where the framework asks for its own, and nowhere else', () => {
    expect(resolved('./routeModules.js', library)).toMatch(/app\/loading\/load-route-module\.ts$/);
    expect(resolved('./routeModules.js', '/app/features/x.js')).toBeNull();
    expect(resolved('./routes.js', library)).toBeNull();
  });

  test('stops the build of a framework that keeps it elsewhere', () => {
    const { buildEnd } = ownRouteLoader();
    if (typeof buildEnd !== 'function') throw new Error('the step does not look at the end');
    const error = (text: string) => {
      throw new Error(text);
    };
    expect(() => Reflect.apply(buildEnd, { error }, [])).toThrow('no longer imports');
  });
});
