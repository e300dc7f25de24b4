import { expect, test } from 'vitest';
import { planJsonSchema } from './json-schema.ts';

test('the published schema is the one of the code; a change shows in review', async () => {
  const text = `${JSON.stringify(planJsonSchema(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../docs/plan.schema.json');
});

test('it names every part of a plan, with the most records of each, and refuses others', () => {
  expect(planJsonSchema()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    additionalProperties: false,
    required: ['plan', 'start'],
    properties: {
      plan: { const: 1 },
      years: { minimum: 1, maximum: 60 },
      people: { maxProperties: 2 },
      kids: { maxProperties: 8 },
      owners: { maxProperties: 8 },
      homes: { maxProperties: 30 },
      loans: { maxProperties: 60 },
      events: { maxProperties: 150 },
      options: { maxProperties: 6 },
    },
  });
});
