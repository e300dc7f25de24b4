import { expect, test } from 'vitest';
import { complaintsAbout } from './complaints.ts';

test('a lockfile with versions only and every platform package has no complaint', () => {
  const packages = {
    '': { optionalDependencies: { 'tool-linux': '1.0.0' } },
    'apps/web': {},
    'node_modules/@freehold/web': { resolved: 'apps/web', link: true },
    'node_modules/tool-linux': {},
  };
  expect(complaintsAbout({ packages })).toEqual([]);
});

test('a platform package without an entry is named', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } },
    'node_modules/@tool/linux': {},
  };
  expect(complaintsAbout({ packages })).toEqual([
    'node_modules/tool needs @tool/mac on some platform, and the lockfile has no entry for it',
  ]);
});

test('an address is reported', () => {
  const packages = { 'node_modules/tool': { resolved: 'https://packages.example/tool-1.0.0.tgz' } };
  expect(complaintsAbout({ packages })).toEqual([
    'node_modules/tool names the address it came from; the lockfile names versions only',
  ]);
});
