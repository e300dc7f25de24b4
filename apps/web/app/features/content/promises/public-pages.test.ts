import { describe, expect, it } from 'vitest';
import { builtExample } from '../../home/hero-example.ts';
import { homeTexts as texts } from '../../home/texts.ts';
import { about } from '../pages/about.ts';
import { hasTest, sentencesIn, sentencesOf, testsOf } from './held.ts';
import { aboutPromises, homePromises } from './public-pages.ts';

const { hero, tools, questions, picture, benefits, closing } = texts;
const { example, disclosure, rules } = builtExample();
const homeTexts = [
  hero.lead,
  hero.counted,
  `${example.law?.before} ${example.law?.figure} ${example.law?.after}`,
  disclosure,
  ...rules.map(({ label, statute, read }) => `${label} ${statute}, read ${read}`),
  ...tools.flatMap(({ text, facts }) => [text, ...facts]),
  ...questions.map(([words]) => words),
  picture.text,
  ...benefits.map(({ text }) => text),
  closing,
];
// Operator details, filled in from settings.
const settings = ['who-is-responsible'];

describe('claims of the public pages', () => {
  it('[FIRST-15] are, on the home page, those listed with what stands behind them', () => {
    const sentences = new Set(homeTexts.flatMap(sentencesIn));
    expect([...sentences].sort()).toEqual(Object.keys(homePromises).sort());
  });

  it.each(about.sections.filter(({ id }) => !settings.includes(id)).map(({ id, blocks }) => [id, blocks] as const))(
    '[FIRST-15] are, under "%s" of the about page, those listed with what stands behind them',
    (id, blocks) => {
      expect(blocks.flatMap(sentencesOf).sort()).toEqual(Object.keys(aboutPromises[id] ?? {}).sort());
    },
  );

  it('[FIRST-15] are each held by a test that exists', () => {
    const named = testsOf({ home: homePromises, ...aboutPromises });
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((test) => !hasTest(test)).map((test) => test.join(': '))).toEqual([]);
  });
});
