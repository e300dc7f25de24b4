import { describe, expect, it } from 'vitest';
import { type LawDraft, lawErrors, startingLawDraft } from './law-draft.ts';
import { lawView } from './law-view.ts';

const property = { price: 500_000, growthRate: 5, rentalYield: 4, state: ' nsw' };
const today = '2026-11-24';

function viewOf(draft: Partial<LawDraft> = {}, changes: Partial<typeof property> = {}) {
  const view = lawView({ ...property, ...changes }, { ...startingLawDraft, salary: '100k', ...draft }, today);
  if (view === null) throw new Error('no view');
  return view;
}

describe('the 2027 law on a property', () => {
  it('[PROP-17] says how it treats the contract, what it takes in ten years and what is carried', () => {
    const { summary, laws } = viewOf();
    // 500,000 × 4 %, 6.5 % of 450,000 and 1.5 %: 16,750 held back, 32 cents in the dollar.
    expect(laws.rows[0]).toMatchObject({ incomeYear: '2027-28', netRent: -16_750, savedWithout: 5_360, saved: 0 });
    expect(summary).toMatch(
      /^An established home bought after the cut-off: a loss cannot reduce other income\. From 2027-28 to 2036-37 that takes \$[\d,]+ of tax savings; \$[\d,]+ of losses are then carried\.$/,
    );
  });

  it.each([
    [{ dwelling: 'new' }, /^A new dwelling: .* both laws take the same tax\.$/],
    [{ contractDate: '2026-05-11' }, /^Held or under contract before .* both laws take the same tax\.$/],
  ] as const)('[PROP-17] finds no difference in the years of %j', (draft, expected) => {
    expect(viewOf(draft).summary).toMatch(expected);
  });

  it('[PROP-17] shows the steps of the sale by each law, with the duty of the place', () => {
    const { saleRows, saleSummary } = viewOf();
    expect(saleRows.map(({ label }) => label)).toEqual([
      'Sale price',
      'Gain to 30 June 2027',
      'Gain of the sale',
      'Carried losses used',
      'Discount',
      'Net capital gain',
      'Minimum tax of 30%',
      'Tax the sale adds',
    ]);
    // 500,000 × 1.05^(219 ÷ 365) less 500,000 and the duty.
    expect(saleRows[1]).toMatchObject({ old: 'in the gain below', enacted: '−$1,834' });
    expect(saleRows[3]).toMatchObject({ old: '$0' });
    expect(saleSummary).toMatch(
      /^With \$16,687 of duty in its cost base, sold on 1 July 2037\. Over all years and the sale the law of 2027 takes \$[\d,]+ (more|less) tax\.$/,
    );
    expect(viewOf({ dwelling: 'new' }).saleSummary).toContain(
      'Of a new home the owner chooses the 50% discount: less tax here',
    );
    expect(viewOf({}, { state: 'Queensland' }).saleSummary).toMatch(/^Without duty in its cost base/);
    expect(viewOf({}, { growthRate: 0 }).saleSummary).toMatch(/\$[\d,]+ of losses are still carried after it\.$/);
    expect(viewOf({ contractDate: '2027-07-01' }).saleRows.map(({ label }) => label)).not.toContain(
      'Gain to 30 June 2027',
    );
  });

  it('[PROP-17] says what is open in the words of the settings', () => {
    expect(viewOf({ dwelling: 'new' }).open.join(' ')).toContain(
      'The Minister has not yet published the exact meaning',
    );
    expect(viewOf().open.join(' ')).toMatch(/Estimated value on 1 July 2027.*2\.5% a year.*temporary resident/);
  });

  it('[PROP-17] says that a loss beyond the salary is not carried', () => {
    const words = /below \$0, the rest is not carried/;
    expect(viewOf({ salary: '16,749' }).open.join(' ')).toMatch(words);
    expect(viewOf({ salary: '16,750' }).open.join(' ')).not.toMatch(words);
  });

  it('[PROP-17] needs growth and yield, and facts that can be', () => {
    expect(lawView({ ...property, growthRate: null }, startingLawDraft, today)).toBeNull();
    expect(lawView({ ...property, rentalYield: null }, startingLawDraft, today)).toBeNull();
    expect(lawView(property, { ...startingLawDraft, salary: 'much' }, today)).toBeNull();
  });

  it.each([
    [{ salary: '' }, 'Enter an amount, for example 85,000 or 85k'],
    [{ salary: 'abc' }, 'Enter an amount, for example 85,000 or 85k'],
    [{ salary: '-1' }, 'Cannot be negative'],
    [{ salary: '2000000000000' }, 'Enter an amount up to $1,000,000,000,000'],
    [{ contractDate: '2026-05-12' }, 'On this day 7:30 pm AEST decides: enter 11 May for before it, 13 May for after'],
    [{ contractDate: '0026-05-12' }, 'Enter a day from 1 July 2018 to 31 December 2040'],
    [{ contractDate: '2041-01-01' }, 'Enter a day from 1 July 2018 to 31 December 2040'],
  ])('[PROP-17] refuses %j', (draft, message) => {
    expect(Object.values(lawErrors({ ...startingLawDraft, ...draft }))).toEqual([message]);
  });
});
