import { blankProfile, type ClientDetails } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import { clientTimeline } from './client-timeline.ts';
import { firstFigures } from './first-figures.ts';
import { leadingFigures } from './leading-figures.ts';

function detailsOf(record: Pick<ClientDetails, 'assets' | 'liabilities'>): ClientDetails {
  const profile = { ...blankProfile, id: 'someone', role: 'CLIENT', hasAccount: true, emailVerified: true } as const;
  return { profile, portfolios: [], version: 1, ...record };
}

const home = asset({ id: 'home', assetType: 'Primary Home', description: 'Home', currentValue: 900_000 });
const loan = liability({ id: 'loan', liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance: 480_000 });

describe('the first figures of a dashboard [FIRST-03]', () => {
  it('are the figures that lead, without their lines', () => {
    const details = detailsOf({ assets: [home], liabilities: [loan] });
    const { figures } = firstFigures(details, day);
    // 900,000 − 480,000
    expect(figures[0]).toMatchObject({ id: 'net-worth', value: '$420,000', isNegative: false });
    const leading = leadingFigures(clientTimeline(details, day, 'you'), details);
    expect(figures).toEqual(leading.map(({ working: _, ...figure }) => figure));
  });

  it('are none of a blank record', () => {
    expect(firstFigures(detailsOf({ assets: [], liabilities: [] }), day)).toEqual({ day, figures: [] });
  });
});
