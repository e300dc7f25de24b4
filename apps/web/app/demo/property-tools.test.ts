import { routes } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoScene } from './demo-scene.ts';
import { readPropertyFile } from './property-csv.ts';
import { demoId } from './world/ids.ts';

const { properties } = routes;
const params = { id: demoId('property', 3) };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusal = (code: string) => expect.objectContaining({ code });

describe('properties in the demo', () => {
  it('are archived, listed as such to the adviser alone, and restored', () => {
    const { adviser, client } = demoScene();
    const before = adviser(properties.list, {});
    expect(adviser(properties.archive, { params })).toMatchObject({ ...params, archived: true });
    expect(adviser(properties.list, {})).toHaveLength(before.length - 1);
    expect(adviser(properties.list, { query: { archived: 'true' } })).toMatchObject([params]);
    expect(client(properties.read, { params })).toMatchObject({ archived: true });
    expect(() => client(properties.list, { query: { archived: 'true' } })).toThrow(refusal('not-allowed'));
    expect(adviser(properties.restore, { params }).archived).toBeUndefined();
    expect(adviser(properties.list, {})).toEqual(before);
  });

  it('are neither assigned nor saved while they are archived', () => {
    const { adviser, client } = demoScene();
    const propertyId = demoId('property', 11);
    adviser(properties.archive, { params: { id: propertyId } });
    const pair = { clientId: demoUsers.CLIENT.id, propertyId };
    expect(() => adviser(routes.assignments.assign, { body: pair })).toThrow(refusal('invalid-input'));
    expect(() => client(routes.savedProperties.add, { body: { propertyId } })).toThrow(refusal('invalid-input'));
  });

  it('are exported as a file that can be read again, line by line', () => {
    const { adviser } = demoScene();
    const shown = adviser(properties.list, { query: { sort: 'name' } });
    const read = readPropertyFile(bytesOf(adviser(properties.export, { query: { sort: 'name' } })));
    expect(read.wrong).toEqual([]);
    expect(read.properties.map(({ name, price }) => [name, price])).toEqual(
      shown.map(({ name, price }) => [name, price]),
    );
  });

  it('are refused from a file that holds something else', () => {
    for (const content of [bytesOf(''), bytesOf('<html>'), bytesOf('Name\n"A'), new Uint8Array([0xff, 0xfe])]) {
      expect(() => readPropertyFile(content)).toThrow(refusal('invalid-input'));
    }
    expect(() => readPropertyFile(undefined)).toThrow(refusal('not-a-csv'));
    expect(() => readPropertyFile(new Uint8Array(2 * 1024 * 1024 + 1))).toThrow(refusal('too-large'));
  });
});
