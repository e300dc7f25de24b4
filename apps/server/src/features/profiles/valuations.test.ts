import { valueHistory } from '@freehold/finance';
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

interface Read {
  readonly assetId: string;
  readonly assetLabel: string;
  readonly value: number;
  readonly date: string;
}

/** An adviser, whose sessions are renewed as the clock moves, and a client. */
async function records() {
  const { id } = await clientWithProfile(server);
  const save = async (assets: object[]) => {
    const adviser = await caller(server, 'ADMIN');
    return (await adviser.put(`/profiles/${id}/details`, { profile: {}, assets })).json().assets;
  };
  const read = async (): Promise<Read[]> =>
    (await (await caller(server, 'ADMIN')).get(`/profiles/${id}/valuations`)).json();
  return { id, save, read };
}

function rows() {
  return server.deps.db.kysely.selectFrom('valuations').select(['asset_id', 'value']).orderBy('id').execute();
}

const day = 24 * 60;

describe('GET /profiles/:id/valuations', () => {
  it('a new asset, a changed value and a removed asset are recorded, everything else is not', async () => {
    const { save, read } = await records();
    const [unit] = await save([anAsset({ currentValue: 500_000 })]);
    await save([unit]);
    await save([{ ...unit, description: 'Renamed' }]);
    expect(await rows()).toEqual([{ asset_id: unit.id, value: 500_000 }]);
    server.clock.advance({ minutes: 40 * day });
    await save([{ ...unit, currentValue: 510_000.1 }]);
    server.clock.advance({ minutes: 40 * day });
    await save([]);
    await save([]);
    expect(await read()).toMatchObject([
      { assetId: unit.id, assetLabel: 'Unit in Geelong', value: 500_000, date: '2026-11-21' },
      { assetId: unit.id, value: 510_000.1, date: '2026-12-31' },
      { assetId: unit.id, value: 0, date: '2027-02-09' },
    ]);
  });

  it('an asset that a plain client sends without its id keeps its history', async () => {
    const { save } = await records();
    await save([anAsset({ currentValue: 1 }), anAsset({ currentValue: 1, description: 'Other' })]);
    server.clock.advance({ minutes: day });
    await save([anAsset({ currentValue: 2 }), anAsset({ currentValue: 1, description: 'Other' })]);
    const values = await rows();
    expect(values.map(({ value }) => value)).toEqual([1, 1, 2]);
    expect(values[2]?.asset_id).toBe(values[0]?.asset_id);
  });

  it('of one day the last value counts, and assets that came and went in it leave nothing', async () => {
    const { save } = await records();
    const [unit] = await save([anAsset({ currentValue: 1 })]);
    await save([{ ...unit, currentValue: 2 }, anAsset({ currentValue: 7, description: 'Came and went' })]);
    await save([{ ...unit, currentValue: 3 }]);
    expect(await rows()).toEqual([{ asset_id: unit.id, value: 3 }]);
  });

  it('beyond 10,000 the oldest go, and the last of each asset that is worth something stays', async () => {
    const { id, save } = await records();
    const [unit, other] = await save([anAsset({ currentValue: 1 }), anAsset({ description: 'Other' })]);
    await server.deps.db.query(
      `insert into valuations (profile_id, asset_id, asset_label, value, valued_at)
       select $1, $2, 'Other', n, '2026-11-21T05:00:00Z'::timestamptz + n * interval '1 minute' from generate_series(1, 10500) n`,
      [id, other.id],
    );
    server.clock.advance({ minutes: 30 * day });
    await save([unit, { ...other, currentValue: 2 }]);
    const kept = await rows();
    expect(kept).toHaveLength(10_000);
    expect(kept[0]).toEqual({ asset_id: unit.id, value: 1 });
    expect(kept.at(-1)).toEqual({ asset_id: other.id, value: 2 });
  });

  it('a day is one of eastern Australia', async () => {
    const { save, read } = await records();
    server.clock.advance({ minutes: 9 * 60 + 30 });
    await save([anAsset()]);
    expect((await read())[0]?.date).toBe('2026-11-22');
  });

  it('of each month only the last value is sent, and what is older than two years once', async () => {
    const { save, read } = await records();
    const [unit] = await save([anAsset({ currentValue: 1 })]);
    server.clock.advance({ minutes: 3 * day });
    await save([{ ...unit, currentValue: 2 }]);
    server.clock.advance({ minutes: 60 * day });
    await save([{ ...unit, currentValue: 3 }]);
    expect((await read()).map(({ value }) => value)).toEqual([2, 3]);
    server.clock.advance({ minutes: 1_000 * day });
    expect((await read()).map(({ value }) => value)).toEqual([3]);
    await save([{ ...unit, currentValue: 4 }]);
    expect((await read()).map(({ value }) => value)).toEqual([3, 4]);
  });

  it('[TABOV-06] is what the engine draws the value of the portfolio from', async () => {
    const { save, read } = await records();
    const [unit, shares] = await save([
      anAsset({ currentValue: 500_000 }),
      anAsset({ currentValue: 40_000, description: 'Shares' }),
    ]);
    server.clock.advance({ minutes: 40 * day });
    await save([{ ...unit, currentValue: 520_000 }, shares]);
    server.clock.advance({ minutes: 31 * day });
    await save([{ ...unit, currentValue: 520_000 }]);
    const history = valueHistory({ valuations: await read(), today: '2027-01-31', months: 4 });
    expect(history.map(({ month, value }) => [month, value])).toEqual([
      ['2026-10', 0],
      ['2026-11', 540_000],
      ['2026-12', 560_000],
      ['2027-01', 520_000],
    ]);
  });
});
