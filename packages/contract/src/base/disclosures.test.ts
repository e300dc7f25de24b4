import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  borrowingAssumptions,
  currentLeadNotice,
  currentPlanNotice,
  currentSessionNotice,
  estimateDisclosure,
  leadNotice,
  leadNoticeVersions,
} from './disclosures.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('collection notices', () => {
  // A stored lead refers to the version it was shown; changing the text under the same version would falsify the
  // record.
  it('keep their wording for ever under their version', () => {
    const wordings = Object.fromEntries(
      leadNoticeVersions.map((version) => [version, sha256(leadNotice(version).join('\n'))]),
    );
    expect(wordings).toEqual({
      'lead-notice-2026-11': '0988ef68c1719bd12fff501147bf89c8512ed21c29ab94369d1bb85db74272ce',
      'session-notice-2026-11': '3dd2df159e28eaf52aad0de7ef46c07ae797f5a0e418ca35fa70321dd0becc3e',
      'plan-notice-2026-11': 'c2ab6609718f75c43048fb6043cbca859ecd4c16dbb6229dcbb901031f8054f3',
    });
  });

  it.each([currentLeadNotice, currentSessionNotice, currentPlanNotice])(
    'say who collects, why, who receives, what happens without, and the rights: %s',
    (version) => {
      const text = leadNotice(version).join(' ');
      for (const word of [
        'Freehold collects',
        'so that',
        'broker or lender',
        'commission',
        'Without these details',
        'correct or erase',
      ]) {
        expect(text).toContain(word);
      }
    },
  );
});

describe('disclosures', () => {
  it('[BORROW-13] call the estimate indicative and not a lender’s assessment', () => {
    expect(borrowingAssumptions.join(' ')).toContain(
      'Indicative, about six times income. It is not a lender’s assessment.',
    );
  });

  it('[PROD-05] call every figure general information and never advise', () => {
    expect(estimateDisclosure).toContain('general information');
    expect([estimateDisclosure, ...borrowingAssumptions].join(' ')).not.toMatch(/you should|guarantee/i);
  });
});
