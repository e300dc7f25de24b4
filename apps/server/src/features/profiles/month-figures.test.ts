import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { anAsset } from '../../../test/builders.ts';
import { caller, clientWithProfile } from '../../../test/records.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

/** A client, and an adviser whose sessions are renewed as the clock moves. */
async function record() {
  const { id } = await clientWithProfile(server);
  const save = async (currentValue: number) => {
    const assets = [anAsset({ currentValue, ownershipPercentage: 100 })];
    const details = { profile: { assessWithPartner: false, existingLoans: 0 }, assets };
    return (await (await caller(server, 'ADMIN')).put(`/profiles/${id}/details`, details)).json();
  };
  const read = async () => (await (await caller(server, 'ADMIN')).get(`/profiles/${id}/details`)).json().monthFigures;
  return { id, save, read };
}

const month = { minutes: 31 * 24 * 60 };

describe('the figures that lead a dashboard', () => {
  it('come as text, set against the month before, and are none of an empty record [FIRST-03]', async () => {
    const { id, save } = await record();
    const first = async () =>
      (await (await caller(server, 'ADMIN')).get(`/profiles/${id}/first-figures`)).json().figures;
    expect(await first()).toEqual([]);
    await save(500_000);
    server.clock.advance(month);
    await save(510_000);
    expect((await first())[0]).toEqual({
      id: 'net-worth',
      name: 'Net worth today',
      value: '$510,000',
      note: 'everything you own at your share, less everything you owe',
      change: '+$10,000 since November 2026',
      isNegative: false,
    });
  });
});

describe('figures kept by the month [FIRST-03]', () => {
  it('are those of the last change in each month, the last two with the record', async () => {
    const { save, read } = await record();
    await save(500_000);
    await save(510_000);
    expect(await read()).toMatchObject([{ month: '2026-11', netWorth: 510_000, propertyEquity: 510_000 }]);
    server.clock.advance(month);
    await save(520_000);
    server.clock.advance(month);
    await save(530_000);
    expect(await read()).toMatchObject([
      { month: '2027-01', netWorth: 530_000 },
      { month: '2026-12', netWorth: 520_000 },
    ]);
  });

  it('do not change where nothing is changed', async () => {
    const { save, read } = await record();
    await save(500_000);
    server.clock.advance(month);
    await save(500_000);
    expect(await read()).toMatchObject([{ month: '2026-11' }]);
  });

  it('are not kept of an empty record', async () => {
    const { id } = await clientWithProfile(server);
    const adviser = await caller(server, 'ADMIN');
    const blank = { profile: { grossIncome: 0, occupation: 'Nurse' }, assets: [], liabilities: [] };
    await adviser.put(`/profiles/${id}/details`, blank);
    expect((await adviser.get(`/profiles/${id}/details`)).json().monthFigures).toEqual([]);
  });

  it('are at most 24 a client', async () => {
    const { id, save } = await record();
    for (let n = 0; n < 30; n += 1) {
      await server.deps.db.query(
        `insert into month_figures values ($1, to_char(date '2023-01-01' + make_interval(months => $2), 'YYYY-MM'), 1, 1, 1)`,
        [id, n],
      );
    }
    await save(500_000);
    const { rows } = await server.deps.db.query('select month from month_figures order by month');
    expect(rows).toHaveLength(24);
    expect(rows.at(-1)).toEqual({ month: '2026-11' });
  });
});
