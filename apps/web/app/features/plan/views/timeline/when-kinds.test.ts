import { planView } from '@freehold/domain';
import { monthNumber } from '@freehold/finance';
import { apply, momentOf } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import type { When } from './move-when.ts';
import { anchorsFor, kindLabel, kinds, kindsFor, whenAs } from './when-kinds.ts';

const typical = fixture('typical');
const view = planView(typical, null);
const months = view.status === 'run' ? view.months : {};

function as(id: string, kind: (typeof kinds)[number]) {
  return whenAs(typical, id, { kind, months });
}

function anchorOf(when: When): string {
  return typeof when === 'object' && 'after' in when ? when.after : '';
}

describe('the ways to say when an event happens', () => {
  it('offers the tests for a purchase alone, and no event that comes after it', () => {
    expect(kindsFor(typical, 'buy')).toEqual(['month', 'age', 'after', 'test']);
    expect(kindsFor(typical, 'stopA')).toEqual(['month', 'age', 'after']);
    expect(anchorsFor(typical, 'stopA')).not.toContain('sell');
    expect(anchorsFor(typical, 'stopA')).not.toContain('stopA');
    expect(anchorsFor(typical, 'sell')).toContain('stopA');
  });

  it('says the same month another way', () => {
    // Alex, born in June 1988, stops work in June 2050; the sale is 12 months later.
    expect(as('stopA', 'month')).toBe('2050-06');
    expect(as('buy', 'test')).toEqual({ test: 'canBuy', from: months.buy });
    expect(as('stopA', 'age')).toEqual({ age: 62 });
    expect(as('sell', 'age')).toEqual({ age: 63, who: 'a' });
    expect(as('sell', 'after')).toEqual({ after: 'stopA', months: 12 });
  });

  it('leaves every event where it was, as a month and after another event', () => {
    // Nothing happens before the child that it could come after, and what comes after the purchase waits with it.
    const said = Object.keys(typical.events ?? {}).flatMap((id) =>
      (['month', 'after'] as const).map((kind) => ({ id, when: as(id, kind) })),
    );
    const dated = said.filter(
      ({ id, when }) => typeof when === 'string' || (id !== 'baby' && anchorOf(when) !== 'buy'),
    );
    expect(dated.length).toBeGreaterThan(15);
    for (const { id, when } of dated) {
      const { plan } = apply(typical, [{ set: `events/${id}/when`, to: when }]);
      expect(momentOf(plan, id)?.month, id).toBe(monthNumber(months[id] ?? ''));
    }
  });

  it('names whose age it is', () => {
    expect(kinds.map((kind) => kindLabel(typical, 'stopB', kind))).toEqual([
      'In a month',
      'At an age of Bo',
      'After another event',
      'When the tests allow',
    ]);
    expect(kindLabel(typical, 'sell', 'age')).toBe('At an age');
  });
});
