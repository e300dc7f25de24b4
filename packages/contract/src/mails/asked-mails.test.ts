import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { askedMailFacts, askedMailWords } from './asked-mails.ts';

/** A code of the words of each version, as they were agreed to. */
const codes: Readonly<Record<string, string>> = {
  '2026-11-25': 'f9e8f8c597f126b8b3c5c80fd9341e550a263aa00ebaa43b4d67c0d480c3b2e5',
};

it('changed words are a new version, since agreements name the one that was shown', () => {
  const words = Object.values(askedMailFacts).map(({ label, what, when }) => [label, what, when]);
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex')).toBe(codes[askedMailWords]);
});
