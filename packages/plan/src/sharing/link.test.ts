import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnDocument, wordMark } from '../../test/drawn-plans.ts';
import { fixture, fixtureText, smallPlan } from '../../test/fixtures.ts';
import { canonicalText } from '../canonical.ts';
import { isPlan } from '../check.ts';
import type { Plan } from '../schema/plan.ts';
import { linkText, readLink } from './link.ts';

async function textOf(plan: Plan): Promise<string> {
  const { text } = await linkText(plan);
  if (text === null) throw new Error('no link');
  return text;
}

/** What a link holds, unpacked by zlib. */
function heldIn(link: string): string {
  return inflateRawSync(Buffer.from(link.split('.')[1] ?? '', 'base64url')).toString();
}

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  const words = ['name', 'note', 'title', 'label', 'by', 'at', 'was'];
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (words.includes(key) ? [] : [[key, withoutWords(field)]])),
  );
}

describe('a link', () => {
  test.each([
    ['typical', 2100],
    ['large', 4096],
  ] as const)('of the %s plan has at most %i characters, and brings everything but words', async (name, most) => {
    const plan = fixture(name);
    const { length } = await linkText(plan);
    const text = await textOf(plan);
    expect(length).toBe(text.length);
    expect(length).toBeLessThanOrEqual(most);
    expect(text).toMatch(/^1\.[A-Za-z0-9_-]+\.[a-z0-9]+$/);
    const origins = Object.entries(plan.origin ?? {}).filter(([, origin]) => origin === 'typical');
    const expected = withoutWords({ ...plan, origin: Object.fromEntries(origins) });
    expect(JSON.parse(heldIn(text))).toEqual(expected);
    expect(await readLink(text)).toEqual({ plan: expected, lost: [] });
  });

  test('of the typical plan holds no name, title, note or place', async () => {
    const text = heldIn(await textOf(fixture('typical')));
    const words = [
      'Alex',
      'Bo"',
      'Our plan',
      'Newtown',
      'Rose Street',
      'Geelong',
      'Ipswich',
      'Priya',
      'Next one',
      'record',
    ];
    expect(words.filter((word) => !fixtureText('typical').includes(word))).toEqual([]);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });

  test('of any plan brings no word back, and otherwise the plan', async () => {
    await fc.assert(
      fc.asyncProperty(drawnDocument, async (document) => {
        if (!isPlan(document)) throw new Error('not a plan');
        const { text } = await linkText(document);
        if (text === null) return;
        expect(heldIn(text)).not.toContain(wordMark);
        const { plan, lost } = await readLink(text);
        expect(lost).toEqual([]);
        const { origin: _, options: __, ...figures } = document;
        const { origin: ___, options: ____, ...brought } = plan ?? {};
        expect(JSON.stringify(brought)).not.toContain(wordMark);
        expect(canonicalText(brought)).toBe(canonicalText(withoutWordsOf(figures)));
      }),
      { numRuns: 60 },
    );
  });

  test('leaves out keys that are not known', async () => {
    const stray: Plan = Object.assign(smallPlan({ kids: { k: Object.assign({ born: '2020-01' }, { pet: 'Rex' }) } }), {
      colour: 'red',
    });
    expect(heldIn(await textOf(stray))).toBe('{"plan":1,"start":"2026-12","kids":{"k":{"born":"2020-01"}}}');
  });

  test('is not given over 4,096 characters', async () => {
    const link = await linkText(longPlan);
    expect(link).toMatchObject({ text: null, says: 'Too long for a link, save a file.' });
    expect(link.length).toBeGreaterThan(4096);
  });
});

/** A plan whose figures repeat so little that its link is too long. */
const longPlan = smallPlan({
  people: { a: { born: '1988-06' } },
  events: Object.fromEntries(
    Array.from({ length: 150 }, (_, index) => {
      const figure = (factor: number) => ((index + 1) ** 3 * factor) % 1_999_993;
      const home = { state: 'NSW' as const, value: figure(7919), land: figure(6007), rent: figure(104_729) };
      return [
        `e${index}`,
        { do: 'buy' as const, when: '2030-01', home: { ...home, div43: figure(3571), costs: { rates: figure(2113) } } },
      ];
    }),
  ),
});

function withoutWordsOf(value: object): object {
  const left = withoutWords(value);
  return typeof left === 'object' && left !== null ? left : {};
}

describe('a damaged link', () => {
  const damaged = 'This link is damaged. Check the figures that could be read.';

  test('that was cut gives the records before the cut, and names the last', async () => {
    const plan = fixture('large');
    const text = await textOf(plan);
    const { plan: read, lost } = await readLink(text.slice(0, 2000));
    const { homes, loans } = plan;
    expect(read?.homes).toEqual(withoutWords(homes));
    expect(read?.loans).toEqual(withoutWords(loans));
    expect(read).not.toHaveProperty('goals');
    expect(lost).toEqual([
      { where: '', says: damaged },
      { where: 'route/floor', says: 'The text ends after this. What followed is lost.' },
    ]);
  });

  test('of 5,000 characters, cut at 4,000, says what failed', async () => {
    const packed = deflateRawSync(JSON.stringify(longPlan)).toString('base64url');
    const whole = `1.${packed}.0`;
    expect(whole.length).toBeGreaterThan(5000);
    const { plan, lost } = await readLink(whole.slice(0, 4000));
    const events = Object.entries(plan?.events ?? {});
    expect(plan?.people).toEqual(longPlan.people);
    expect(events.length).toBeGreaterThan(100);
    expect(events).toEqual(Object.entries(longPlan.events ?? {}).slice(0, events.length));
    expect(lost).toEqual([
      { where: '', says: damaged },
      { where: `events/e${events.length - 1}`, says: 'The text ends after this. What followed is lost.' },
    ]);
  });

  test('at any place gives a plan or a reason, and never passes for whole', async () => {
    const text = await textOf(fixture('typical'));
    const place = fc.integer({ min: 2, max: text.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom('A', 'z', '%', '.', ''), async (at, sign) => {
        const other = text.slice(0, at) + sign + text.slice(at + 1);
        if (other === text) return;
        const { plan, lost } = await readLink(other);
        expect(plan === null || (isPlan(plan) && lost.length > 0)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test.each(['', 'x', 'hello', '1', '1.', '1..', '1.%%%.0', '{"plan":1}'])(
    '%o is refused with a reason',
    async (text) => {
      const reading = await readLink(text);
      expect(reading.plan).toBeNull();
      expect('says' in reading && reading.says.length > 0).toBe(true);
    },
  );

  test('of a later form or a later document asks to reload', async () => {
    const says = 'Made with a newer Freehold. Reload.';
    const packed = deflateRawSync(JSON.stringify({ plan: 7, start: 'soon' })).toString('base64url');
    expect(await readLink('2.abc')).toEqual({ plan: null, says, lost: [] });
    expect(await readLink(`1.${packed}`)).toMatchObject({ plan: null, says });
  });
});

describe('a link that unpacks to too much', () => {
  test('1 MB of zeros is refused within 50 ms', async () => {
    const bomb = `1.${deflateRawSync(Buffer.alloc(1_000_000)).toString('base64url')}`;
    expect(bomb.length).toBeLessThan(2000);
    const took: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const start = performance.now();
      expect(await readLink(bomb)).toEqual({ plan: null, says: 'This is larger than a plan can be.', lost: [] });
      took.push(performance.now() - start);
    }
    // The quickest: another process may have had the machine during one.
    expect(Math.min(...took)).toBeLessThanOrEqual(50);
  });

  test('and one as long as a book is not unpacked', async () => {
    expect(await readLink(`1.${'A'.repeat(600_000)}`)).toMatchObject({ says: 'This is larger than a plan can be.' });
  });

  test('a document of thousands of lists in each other is refused', async () => {
    const deep = `{"plan":1,"start":"2026-12","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const packed = deflateRawSync(deep).toString('base64url');
    expect(await readLink(`1.${packed}`)).toMatchObject({ plan: null });
  });
});
