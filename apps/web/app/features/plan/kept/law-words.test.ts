import { planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import { changedLead, keptFiguresWords } from './law-words.ts';

const view = planView(fixture('typical'), null);
if (view.status !== 'run') throw new Error(view.says);
const { netWorth, nextPurchase, lowestCash, moneyGone, typical } = view.headlines;
const figures = {
  netWorth: { ...netWorth, today: 2_100_000.4, age: 60 },
  nextPurchase: nextPurchase && { id: nextPurchase.id, month: '2029-03' },
  ...{ lowestCash: { ...lowestCash, today: 4_000 }, moneyGone, typical },
};
const now = { engineVersion: '2', lawRead: '2026-11-29', figures };
const kept = {
  ...{ was: 'Presented' as const, at: '2026-11-20T01:00:00.000Z', engineVersion: '1', lawRead: '2026-11-01' },
  summary: { ...figures, netWorth: { ...figures.netWorth, today: 2_090_000 } },
};

it('says what a version was presented with, and what it comes to by the law of now', () => {
  expect(keptFiguresWords(kept, now)).toEqual([
    'Presented on 20 November 2026 under the law as at 1 November 2026. Net worth at 60: $2,090,000. Worked out now by the law as at 29 November 2026: $2,100,000.',
    'In today’s dollars. The plan itself is as it was.',
  ]);
});

it('names each figure that differs, and the engine where the law is the same', () => {
  const summary = { ...kept.summary, nextPurchase: null, moneyGone: '2050-06' };
  const later = { ...now, figures: { ...figures, nextPurchase: { id: 'x', month: '2029-03' }, moneyGone: null } };
  const [lead, ...more] = keptFiguresWords({ ...kept, was: 'Published', summary, lawRead: now.lawRead }, later);
  expect(lead).toContain('Published on 20 November 2026 with calculation engine 1. Net worth at 60: $2,090,000.');
  expect(lead).toContain('Worked out now with calculation engine 2: $2,100,000.');
  expect(more.slice(0, 2)).toEqual([
    'Next purchase: Not in this plan. Now: March 2029.',
    'Money lasts: Until June 2050. Now: To the end of the plan.',
  ]);
});

it('says nothing where nothing differs, to the dollar', () => {
  const near = { ...figures, netWorth: { ...figures.netWorth, today: 2_100_000 } };
  expect(keptFiguresWords({ ...kept, summary: near }, now)).toEqual([]);
  expect(keptFiguresWords({ ...kept, engineVersion: '2', lawRead: now.lawRead }, now)).toEqual([]);
});

it('says by which law alone where no figures were kept', () => {
  const without = { ...kept, summary: null };
  expect(keptFiguresWords(without, now)).toEqual([
    'The figures here are worked out by the law as at 29 November 2026. None were kept with the plan.',
  ]);
  expect(keptFiguresWords({ ...without, engineVersion: '2', lawRead: now.lawRead }, now)).toEqual([]);
});

it('names the law, the engine or both as what changed figures of plans', () => {
  const row = { figure: 'netWorth', before: 1, now: 2 } as const;
  const ofLaw = { from: '2026-11-01', to: '2026-12-01', age: 60, figures: [row] };
  const ofEngine = { ...ofLaw, from: ofLaw.to, engine: '2', figures: [row, { ...row, figure: 'lowestCash' } as const] };
  expect(changedLead([ofLaw], true)).toBe('The law tables changed on 1 December 2026. 1 figure differs.');
  expect(changedLead([ofEngine], true)).toBe('Freehold’s calculation engine changed. 2 figures differ.');
  expect(changedLead([ofLaw, ofEngine], false)).toBe(
    'Rules changed 1 December 2026, and Freehold’s calculation engine too: 3 figures differ in 2 plans',
  );
  expect(changedLead([ofEngine], false)).toBe('Freehold’s calculation engine changed: 2 figures differ in 1 plan');
});
