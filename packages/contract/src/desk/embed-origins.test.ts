import { describe, expect, it } from 'vitest';
import { originProblem, readOrigin } from './embed-origins.ts';

describe('a site that may show the calculators', () => {
  it.each([
    ['https://www.example.com.au', 'https://www.example.com.au'],
    [' https://Example.COM.au/ ', 'https://example.com.au'],
    ['https://example.com.au:8443', 'https://example.com.au:8443'],
    ['https://example.com.au:443', 'https://example.com.au'],
    ['https://müller.example', 'https://xn--mller-kva.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%s is %s', (typed, origin) => {
    expect(readOrigin(typed)).toEqual({ origin });
    expect(originProblem(origin)).toBeNull();
  });

  it.each([
    ['www.example.com.au', 'start with https://'],
    ['http://example.com.au', 'start with https://'],
    ['javascript:alert(1)', 'start with https://'],
    ['ftp://example.com', 'start with https://'],
    ['https://*.example.com.au', 'without an asterisk'],
    ['https://example.com.au/loans', 'leave out what follows'],
    ['https://example.com.au?x', 'leave out what follows'],
    ['https://me@example.com.au', 'leave out what follows'],
    ["https://example.com.au';script-src", 'start with https://'],
    ['https://example.com.au, https://other.com', 'start with https://'],
    [`https://${'a'.repeat(200)}.com`, 'at most 200 characters'],
    ['', 'start with https://'],
  ])('%s is none: %s', (typed, reason) => {
    expect(readOrigin(typed)).toEqual({ problem: expect.stringContaining(reason) });
  });

  it('is refused as sent where it is not in its own form', () => {
    expect(originProblem('https://Example.com/')).toBe('Write it as https://example.com.');
  });
});
