import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const build = resolve(import.meta.dirname, '../../web/build');

/** Addresses of all parameterless pages in the build under test, without those for other sites’ frames (embed.spec.ts). */
export function builtPages(): string[] {
  const files = globSync('**/index.html', { cwd: join(build, 'client'), exclude: ['embed'] });
  return files.map((file) => `/${dirname(file).replace(/^\.$/, '')}`).toSorted();
}

/** Addresses with a parameter in the build under test, such as `/property/:propertyId`. */
export function builtPatterns(): string[] {
  return addressesOfSite('patterns');
}

/** Addresses of the development aids. */
export function developmentPages(): string[] {
  return addressesOfSite('development');
}

function addressesOfSite(kind: 'patterns' | 'development'): string[] {
  const site: unknown = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8'));
  const addresses: unknown = typeof site === 'object' && site !== null ? Reflect.get(site, kind) : [];
  return Array.isArray(addresses) ? addresses.map(String) : [];
}
