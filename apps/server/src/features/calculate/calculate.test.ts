import { readFileSync } from 'node:fs';
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
const cases: GoldenCase[] = ['spec-cases.json', 'public-cases.json'].flatMap((file) =>
  JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')),
);
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
  it.each(cases)('answers golden case $id of $area', async ({ area, inputs, expected, tolerance }) => {
    const answer = await ask(area, inputs);
    expect(answer.statusCode).toBe(200);
    expect(figureDifferences(expected, answer.json(), { tolerance })).toEqual([]);
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
