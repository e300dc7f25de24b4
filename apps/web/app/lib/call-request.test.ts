import { routes } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { addressOf, apiBase } from './call-request.ts';
import { HeldKey, newIdempotencyKey } from './idempotency-key.ts';

describe('the base address', () => {
  it.each([
    [undefined, '/api'],
    ['', '/api'],
    ['/api', '/api'],
    ['https://example.com', 'https://example.com/api'],
    ['https://example.com/', 'https://example.com/api'],
    ['https://example.com/api/', 'https://example.com/api'],
  ])('[API-03] of %j is %s', (setting, base) => expect(apiBase(setting)).toBe(base));
});

describe('the address of a call', () => {
  it('fills the parameters in, escaped', () => {
    expect(addressOf('/api', routes.calculate.area, { params: { area: 'a/b c' } })).toBe('/api/calculate/a%2Fb%20c');
  });

  it('does without a parameter only by throwing', () => {
    expect(() => addressOf('/api', routes.calculate.area, {})).toThrow(RangeError);
  });
});

describe('the key of an action', () => {
  it('[RETRY-05] stays while the body is the same, changes with it and after a success', () => {
    const held = new HeldKey();
    const first = held.keyFor({ a: 1 });
    expect(held.keyFor({ a: 1 })).toBe(first);
    const second = held.keyFor({ a: 2 });
    expect(second).not.toBe(first);
    held.release();
    expect(held.keyFor({ a: 2 })).not.toBe(second);
  });

  it('is a UUID', () =>
    expect(newIdempotencyKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/));
});
