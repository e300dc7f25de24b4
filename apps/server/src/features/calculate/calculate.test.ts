import { readFileSync } from 'node:fs';
import { type AreaList, calculationAreas } from '@freehold/contract';
import { figureDifferences } from '@freehold/finance';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

interface GoldenCase {
  readonly id: string;
  readonly area: string;
  readonly inputs: object;
  readonly expected: object;
  readonly tolerance: number;
}

const fixtures = new URL('../../../../../packages/finance/fixtures/', import.meta.url);
const files = ['spec-cases.json', 'public-cases.json', 'duty-cases.json', 'law-2027-cases.json', 'lending-cases.json'];
const cases: GoldenCase[] = files.flatMap((file) => JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')));
const refused = cases.filter(({ expected }) => 'error' in expected);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

// A fresh address for each call: one address may ask sixty times a minute.
let asked = 0;
function ask(area: string, payload: object): Promise<LightMyRequestResponse> {
  asked += 1;
  const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  return server.app.inject({ method: 'POST', url: `/api/calculate/${area}`, payload, remoteAddress });
}

describe('POST /calculate/{area}', () => {
  it.each(cases.filter((golden) => !refused.includes(golden)))(
    'answers golden case $id of $area',
    async ({ area, inputs, expected, tolerance }) => {
      const answer = await ask(area, inputs);
      expect(answer.statusCode).toBe(200);
      expect(figureDifferences(expected, answer.json(), { tolerance })).toEqual([]);
    },
  );

  it.each(refused)('refuses golden case $id of $area by code and field', async ({ area, inputs, expected }) => {
    const answer = await ask(area, inputs);
    expect(answer.statusCode).toBe(400);
    expect({ error: answer.json().fields[0] }).toMatchObject(expected);
  });

  it('lists every area with a schema and an example that computes, and the text of each rule it names', async () => {
    const listed = await server.app.inject({ method: 'GET', url: '/api/calculate' });
    expect(listed.statusCode).toBe(200);
    const { areas, rules }: AreaList = listed.json();
    expect(areas.map(({ area }) => area)).toEqual(calculationAreas);
    for (const { area, inputs, example } of areas) {
      // portfolio.engine has a schema for each preset.
      const schemas = Array.isArray(inputs.oneOf) ? inputs.oneOf : [inputs];
      for (const schema of schemas) expect(schema, area).toMatchObject({ type: 'object', additionalProperties: false });
      const answer = await ask(area, example);
      expect(answer.statusCode, area).toBe(200);
      const named: readonly string[] = answer.json().rules ?? [];
      expect(
        named.filter((id) => rules[id] === undefined),
        area,
      ).toEqual([]);
    }
  });

  it.each([
    ['tax.income', { taxableIncome: 'much' }, 'taxableIncome'],
    ['tax.income', {}, 'taxableIncome'],
    ['lead.splitName', { name: 1 }, 'name'],
    ['profile.address', { street: '1 High St' }, 'suburb'],
    [
      'borrowing.capacity',
      { grossIncome: 1, maritalStatus: 'single', partnerIncome: null, dependants: 99, existingLoans: 0 },
      'dependants',
    ],
  ])('names the field of %s that is wrong: %j', async (area, payload, field) => {
    const answer = await ask(area, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
  });

  it('counts calls from one address and asks to wait past 60 a minute', async () => {
    await server.clear();
    const request = { method: 'POST', url: '/api/calculate/lead.splitName', payload: { name: 'Cher' } } as const;
    const answers = [];
    for (let count = 0; count < 70; count += 1) answers.push(await server.app.inject(request));
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
