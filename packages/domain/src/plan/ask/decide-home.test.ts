import { balanceSheet } from '@freehold/finance';
import { type OptionChange, type Plan, resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { decideHome, type HomeDecision } from './decide-home.ts';
import type { DecideAsked } from './other-ways.ts';

const typical: Plan = { ...fixture('typical'), years: 5 };

function decided(plan: Plan, home: string, asked: DecideAsked = { breakEven: false }): HomeDecision {
  const decision = decideHome(resolve(plan).plan, home, asked);
  if (decision.status === 'refused') throw new Error(decision.says);
  return decision;
}

/** Net worth at the end of a plan with changes, dollars. */
function atEnd(plan: Plan, changes: readonly OptionChange[]): number {
  const { plan: changed, missed } = resolve({ ...plan, options: { z: { changes: [...changes] } } }, 'z');
  expect(missed).toEqual([]);
  const run = runPlan(changed);
  if (run.status === 'refused') throw new Error(run.says);
  return balanceSheet(run.timeline, run.timeline.months - 1).netWorth;
}

describe('a home of a plan', () => {
  const found = decided(typical, 'ip2', {});

  it('is sold in the June of each year, the whole household against keeping it', () => {
    expect(found.years.map(({ month }) => month)).toEqual(Array.from({ length: 5 }, (_, year) => `${2027 + year}-06`));
    const kept = atEnd(typical, [{ off: 'events/sell' }]);
    for (const { option, againstKeeping } of found.years) {
      expect(atEnd(typical, option) - kept).toBeCloseTo(againstKeeping?.ofYear ?? Number.NaN, 2);
    }
  });

  it.each([
    ['ip1', 'events/sale'],
    ['ip2', 'events/sell'],
  ])(
    '%s kept as an option at the costs asked about is to the cent what the panel says, in every year',
    (home, event) => {
      const { years } = decided(typical, home, { breakEven: false, saleCostsPct: 2 });
      const kept = atEnd(typical, home === 'ip2' ? [{ off: 'events/sell' }] : []);
      expect(years).toHaveLength(5);
      for (const { option, againstKeeping } of years) {
        const cents = Math.round((atEnd(typical, option) - kept) * 100);
        expect(cents).toBe(Math.round((againstKeeping?.ofYear ?? Number.NaN) * 100));
        expect(JSON.stringify(option)).toContain(event);
      }
    },
  );

  it('moves what follows the sale with it, as the option of each year does', () => {
    const home = { use: 'rent', state: 'QLD', value: 500_000, rent: 520 } as const;
    const plan = smallPlan({
      ...{ people: { a: { born: '1980-05' } }, money: { cash: { balance: 200_000, pct: 0 } }, years: 6 },
      homes: { r: { ...home, contract: '2018-03-04', price: 300_000 } },
      events: {
        s: { do: 'sell', home: 'r', when: '2028-06', costsPct: 2 },
        b: { do: 'buy', when: { after: 's', months: 3 }, home, loan: { lvr: 60 } },
        w: { do: 'renovate', when: { after: 'b', months: 2 }, home: 'b', cost: 10_000, adds: 5_000 },
      },
    });
    const { years, heldStill } = decided(plan, 'r', { saleCostsPct: 2 });
    expect(heldStill).toContain('What follows the sale moves with it, and does not happen where the home is kept.');
    // Kept as an option, the sale is off and nothing comes after it.
    const kept = atEnd(plan, [{ off: 'events/s' }]);
    expect(kept).toBeCloseTo(atEnd(plan, [{ off: 'events/s' }, { off: 'events/b' }, { off: 'events/w' }]), 2);
    const asOptions = years.map(({ option }) => Math.round((atEnd(plan, option) - kept) * 100));
    expect(years.map(({ againstKeeping }) => Math.round((againstKeeping?.ofYear ?? Number.NaN) * 100))).toEqual(
      asOptions,
    );
    // Each sale buys at a price of its own; that of the last June buys after the plan’s end.
    expect(new Set(asOptions).size).toBe(6);
  });

  it('names the line of 1 July 2027 and the year that is highest in this plan', () => {
    expect(found.line).toEqual({ before: '2027-28', words: '1 July 2027: new rules for capital gains' });
    expect(found.years.map(({ isAfterChange }) => isAfterChange)).toEqual([
      false,
      ...Array.from({ length: 4 }, () => true),
    ]);
    const worths = found.years.map(({ againstKeeping }) => againstKeeping?.ofYear ?? Number.NEGATIVE_INFINITY);
    const top = found.years[worths.indexOf(Math.max(...worths))];
    expect(found.highest).toBe(top?.financialYear);
    expect(found.taxOfHighest?.asEnacted).toBe(top?.tax);
  });

  it('without what it cost says that no tax on its gain is counted', () => {
    const { ip2 } = typical.homes ?? {};
    if (ip2 === undefined) throw new Error('typical has a second rental');
    const { price: _, ...home } = ip2;
    const isSaid = ({ sentences }: HomeDecision) => sentences.some((words) => words.includes('no tax on the gain'));
    expect(isSaid(found)).toBe(false);
    expect(isSaid(decided({ ...typical, homes: { ...typical.homes, ip2: home } }, 'ip2'))).toBe(true);
  });

  it.each([
    [15, /^Geelong kept: highest in this plan\. Sold, \d{4}-\d{2} comes nearest, \$[\d,]+ less at the end/],
    [-5, /^Geelong sold: highest in this plan \d{4}-\d{2}, \$[\d,]+ more at the end than keeping it/],
  ])('that grows by %d%% a year is kept or sold in the headline, whichever is highest', (VIC, words) => {
    const { headline, years } = decided({ ...typical, assume: { ...typical.assume, growth: { VIC } } }, 'ip2');
    const isKept = years.every(({ againstKeeping }) => (againstKeeping?.today ?? 0) < 0);
    expect(headline).toMatch(words);
    expect(headline.includes('kept')).toBe(isKept);
  });

  it('at the growth that breaks even holding and that sale leave about as much', () => {
    const quick = { ...typical, assume: { ...typical.assume, growth: { NSW: 5, QLD: 5, VIC: 1 } } };
    const { breakEvenGrowthPct: pct, highest, years } = decided(quick, 'ip2', {});
    if (pct === null) throw new Error('a growth breaks even');
    const best = years.find(({ financialYear }) => financialYear === highest);
    const last = years.at(-1);
    const at = (growth: number) => {
      const plan = { ...quick, assume: { ...quick.assume, growth: { ...quick.assume.growth, VIC: growth } } };
      return atEnd(plan, best?.option ?? []) - atEnd(plan, last?.option ?? []);
    };
    expect(at(pct - 0.02)).toBeGreaterThan(0);
    expect(at(pct + 0.02)).toBeLessThan(0);
  });

  it('that a purchase brings is decided on too, before it is there with a note', () => {
    const { buy } = typical.events ?? {};
    if (buy?.do !== 'buy') throw new Error('typical has a purchase');
    const plan = { ...typical, events: { buy: { ...buy, when: '2029-03' } } };
    const { years } = decided(plan, 'buy');
    expect(years[0]?.againstKeeping).toBeNull();
    expect(years[0]?.note).not.toBeNull();
    expect(years.at(-1)?.againstKeeping).not.toBeNull();
  });

  it('that is not there is refused in words, and a plan without anybody', () => {
    const says = 'This home is not in the plan, or cannot be counted.';
    expect(decideHome(typical, 'ip9')).toEqual({ status: 'refused', says });
    expect(decideHome(smallPlan(), 'ip9')).toMatchObject({ status: 'refused' });
  });

  it('gives plain data that a worker can post', () => {
    expect(structuredClone(found)).toEqual(found);
  });
});
