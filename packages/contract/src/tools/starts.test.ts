import { describe, expect, it } from 'vitest';
import { borrowingPowerStart } from './borrowing-power-start.ts';
import { buyingCostsStart } from './buying-costs.ts';
import { type Calculation, calculationSchema } from './calculation.ts';
import { capitalGainsStart } from './capital-gains.ts';
import { investmentPropertyStart } from './investment-property.ts';
import { landTaxStart } from './land-tax.ts';
import { loanPlannerStart } from './loan-planner.ts';

const examples: readonly Calculation[] = [
  { tool: 'land-tax', inputs: landTaxStart },
  { tool: 'capital-gains', inputs: capitalGainsStart },
  { tool: 'buying-costs', inputs: buyingCostsStart },
  { tool: 'borrowing-power', inputs: borrowingPowerStart },
  { tool: 'loan-planner', inputs: loanPlannerStart },
  { tool: 'investment-property', inputs: investmentPropertyStart },
];

describe('the example that a tool opens with', () => {
  it.each(examples.map((example) => [example.tool, example] as const))(
    'of %s is valid as it stands, which its page relies on',
    (_, example) => {
      expect(calculationSchema.parse(example)).toEqual(example);
      for (const value of Object.values(example.inputs)) {
        // The form shows four decimals at most.
        if (typeof value === 'number') expect(Number(value.toFixed(4))).toBe(value);
      }
    },
  );

  it('is there for every tool', () => {
    expect(examples.map(({ tool }) => tool).toSorted()).toEqual(
      calculationSchema._zod.def.options.flatMap(({ shape }) => shape.tool.def.values).toSorted(),
    );
  });
});
