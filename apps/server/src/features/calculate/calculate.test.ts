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

describe('POST /calculate/{area}', () => {
  it.each(cases)('answers golden case $id of $area', async ({ area, inputs, expected, tolerance }) => {
    const answer = await server.app.inject({ method: 'POST', url: `/api/calculate/${area}`, payload: inputs });
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
    const answer = await server.app.inject({ method: 'POST', url: `/api/calculate/${area}`, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
  });

  it('counts calls from one address and asks to wait past 600 a minute', async () => {
    await server.clear();
    const request = { method: 'POST', url: '/api/calculate/lead.splitName', payload: { name: 'Cher' } } as const;
    const answers: LightMyRequestResponse[] = [];
    for (let part = 0; part < 10; part += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 61 }, () => server.app.inject(request)))));
    }
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
