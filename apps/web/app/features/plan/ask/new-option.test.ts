import { apply, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { newOption } from './new-option.ts';

const typical = fixture('typical');
const open = Object.keys(typical.options ?? {})[0] ?? '';
const rise = { put: 'events/rise1', to: { do: 'rates', when: '2027-01', add: 3 } } as const;
const asked = { name: 'Rates 3 points higher', changes: [rise] };

describe('an answer as an option', () => {
  it('stands on the plan with its changes and the next letter', () => {
    const option = newOption(typical, null, asked);
    const count = Object.keys(typical.options ?? {}).length;
    expect(option?.title).toBe(`Plan ${'BCDEFG'[count]}`);
    const after = apply(typical, option?.ops ?? []).plan;
    expect(Object.keys(after.options ?? {})).toHaveLength(count + 1);
    expect(resolve(after, option?.id).plan).toEqual({
      ...resolve(typical).plan,
      events: { ...typical.events, rise1: rise.to },
    });
  });

  it('comes after the changes of the option that is open', () => {
    const option = newOption(typical, open, asked);
    const after = apply(typical, option?.ops ?? []).plan;
    const changes = after.options?.[option?.id ?? '']?.changes;
    expect(changes).toEqual([...(typical.options?.[open]?.changes ?? []), rise]);
    expect(resolve(after, option?.id).plan.events).toEqual({
      ...resolve(typical, open).plan.events,
      rise1: rise.to,
    });
  });

  it('is none where nothing changes, or six options are there already', () => {
    expect(newOption(typical, null, { name: 'Nothing', changes: [] })).toBeNull();
    const six = { ...typical, options: Object.fromEntries([...'bcdefg'].map((id) => [id, { changes: [] }])) };
    expect(newOption(six, null, asked)).toBeNull();
  });

  it('has a name of at most 60 characters', () => {
    const [put] = newOption(typical, null, { ...asked, name: 'x'.repeat(90) })?.ops ?? [];
    expect(put && 'to' in put ? put.to : null).toMatchObject({ name: `${'x'.repeat(59)}…` });
  });
});
