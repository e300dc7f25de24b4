import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeScenario, encodeScenario, type Scenario } from '../scenario.ts';
import { modellingDefaults, modellingScenarioSchema, modellingStart } from './modelling.ts';

const encoded = (value: unknown) => btoa(JSON.stringify(value));
const scenario: Scenario = { v: 1, kind: 'modelling', inputs: modellingDefaults };

describe('the modelling dashboard in a link', () => {
  const { equity, portfolio, simulator, gearing } = modellingDefaults;

  it('has the specification’s first home as its example, at 5.5 % as the panel is [MODEL-06 EQUITY-03]', () => {
    expect(equity).toEqual({
      propertyValue: 750_000,
      growthRate: 'medium',
      loanType: 'interest_only',
      interestRate: 5.5,
    });
    expect(portfolio.interestRate).toBe(5.5);
  });

  it('starts with one property of the panel and three of the simulator [PFPROJ-20 PFSIM-03]', () => {
    expect(portfolio).toMatchObject({
      properties: [{ propertyValue: 500_000, growthRate: 'medium', acquired: null }],
      deposit: 10,
      costs: 5,
      refinancingLimit: 80,
    });
    expect(simulator.properties.map(({ propertyValue }) => propertyValue)).toEqual([500_000, 600_000, 750_000]);
  });

  it('starts with a whole house of 600,000 in year 1 [GEAR-03]', () => {
    expect(gearing).toMatchObject({
      propertyType: 'House',
      propertyPrice: 600_000,
      ownershipPercentage: 100,
      currentTaxableIncome: 77_000,
      depreciationYear: 1,
      financialYear: '2025-26',
      dwelling: null,
      contractDate: null,
    });
  });

  it('[FIRST-08] [FIRST-09] starts at the typical variable rates, the first home repaid', () => {
    const start = modellingStart;
    expect(start.equity).toMatchObject({ loanType: 'principal_and_interest', interestRate: 6.3 });
    const rates = [start.portfolio.interestRate, start.simulator.interestRate, start.gearing.interest];
    expect(rates).toEqual([6.5, 6.5, 6.5]);
  });

  it('comes back as it was, also with as many properties as it can hold', () => {
    const property = { propertyValue: 123_456_789.12, growthRate: 'medium', acquired: 10 } as const;
    const properties = Array.from({ length: 20 }, () => property);
    const largest: Scenario = {
      ...scenario,
      inputs: {
        ...modellingDefaults,
        portfolio: { ...modellingDefaults.portfolio, properties },
        simulator: { ...modellingDefaults.simulator, properties },
      },
    };
    for (const each of [scenario, largest]) {
      expect(decodeScenario(encodeScenario(each))).toEqual({ scenario: each, dropped: [] });
    }
  });

  it('keeps what is valid and names the rest', () => {
    const sent = {
      ...modellingDefaults,
      equity: { ...equity, propertyValue: 640_000, interestRate: 21 },
      portfolio: {
        ...portfolio,
        properties: [
          { propertyValue: 0, growthRate: 'low', acquired: 3 },
          { propertyValue: 400_000, growthRate: 'high', acquired: 0 },
        ],
      },
      gearing: { ...gearing, ownershipPercentage: 101, contractDate: '2026-02-30', propertyPrice: 700_000 },
    };
    const { simulator: _, ...withoutSimulator } = sent;
    const decoded = decodeScenario(encoded({ v: 1, kind: 'modelling', inputs: withoutSimulator }));
    expect(decoded?.dropped).toEqual([
      'equity.interestRate',
      'portfolio.properties',
      'simulator.properties',
      'simulator.interestRate',
      'simulator.deposit',
      'simulator.costs',
      'simulator.refinancingLimit',
      'gearing.ownershipPercentage',
      'gearing.contractDate',
    ]);
    expect(decoded?.scenario.inputs).toEqual({
      ...modellingDefaults,
      simulator: modellingStart.simulator,
      equity: { ...equity, propertyValue: 640_000, interestRate: 6.3 },
      portfolio: {
        ...portfolio,
        properties: [
          { propertyValue: 500_000, growthRate: 'low', acquired: 3 },
          { propertyValue: 400_000, growthRate: 'high', acquired: 0 },
        ],
      },
      gearing: { ...gearing, propertyPrice: 700_000 },
    });
  });

  it('carries the draw and what was set of the futures, and needs neither', () => {
    const drawn: Scenario = {
      ...scenario,
      inputs: { ...modellingDefaults, probability: { seed: 7, vacancyWeeks: 2 } },
    };
    expect(decodeScenario(encodeScenario(drawn))).toEqual({ scenario: drawn, dropped: [] });
    const { probability: _, ...before } = modellingDefaults;
    expect(decodeScenario(encoded({ v: 1, kind: 'modelling', inputs: before }))).toEqual({ scenario, dropped: [] });
    const wrong = { ...before, probability: { seed: 'seven' } };
    expect(decodeScenario(encoded({ v: 1, kind: 'modelling', inputs: wrong }))?.scenario).toEqual(scenario);
  });

  it('is refused without a single field that can be read', () => {
    expect(decodeScenario(encoded({ v: 1, kind: 'modelling', inputs: {} }))).toBeNull();
    expect(decodeScenario(encoded({ v: 1, kind: 'modelling', inputs: { equity: { interestRate: -1 } } }))).toBeNull();
  });
});

describe('the fields of the modelling dashboard', () => {
  const errorOf = (change: object) => {
    const checked = z.safeParse(modellingScenarioSchema, { ...modellingDefaults, ...change });
    return checked.success ? null : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  const { equity, portfolio, gearing, outlook } = modellingDefaults;
  const property = { propertyValue: 500_000, growthRate: 'medium', acquired: null };

  it.each([
    ['[EQUITY-02]', { equity: { ...equity, interestRate: 0 } }],
    ['[EQUITY-02] [VALID-17]', { equity: { ...equity, interestRate: 20 } }],
    ['[EQUITY-02]', { equity: { ...equity, interestRate: 5.7 } }],
    ['[PFPROJ-25]', { portfolio: { ...portfolio, properties: [{ ...property, acquired: 0 }] } }],
    ['[PFPROJ-39]', { portfolio: { ...portfolio, properties: [{ ...property, propertyValue: 1 }] } }],
    ['[VALID-55]', { gearing: { ...gearing, currentTaxableIncome: -20_000 } }],
    ['[VALID-55]', { gearing: { ...gearing, propertyPrice: 0 } }],
    ['[GEAR-31]', { gearing: { ...gearing, financialYear: '2020-21' } }],
    ['[GEAR-33]', { gearing: { ...gearing, contractDate: '2026-05-12T19:30', dwelling: 'established' } }],
  ])('%s take %j', (_rows, change) => {
    expect(errorOf(change)).toBeNull();
  });

  it.each([
    [{ equity: { ...equity, interestRate: 20.1 } }, 'equity.interestRate: Enter a rate from 0 to 20 percent'],
    [{ equity: { ...equity, interestRate: -0.1 } }, 'equity.interestRate: Enter a rate from 0 to 20 percent'],
    [{ equity: { ...equity, interestRate: 5.55 } }, 'in steps of 0.1'],
    [{ equity: { ...equity, interestRate: '1e1' } }, 'equity.interestRate: Enter a rate in percent'],
    [{ portfolio: { ...portfolio, properties: [] } }, 'portfolio.properties: A portfolio needs at least one property'],
    [
      { portfolio: { ...portfolio, properties: [{ ...property, propertyValue: 0.99 }] } },
      'portfolio.properties.0.propertyValue: Enter a property value of at least $1',
    ],
    [{ portfolio: { ...portfolio, properties: [{ ...property, acquired: 31 }] } }, 'portfolio.properties.0.acquired'],
    [{ portfolio: { ...portfolio, deposit: 101 } }, 'portfolio.deposit: Enter 0 to 100 percent'],
    [{ gearing: { ...gearing, ownershipPercentage: 0.5 } }, 'gearing.ownershipPercentage: Enter 1 to 100'],
    [{ gearing: { ...gearing, depreciationYear: 11 } }, 'gearing.depreciationYear'],
    [{ gearing: { ...gearing, financialYear: '2019-20' } }, 'gearing.financialYear'],
    [{ gearing: { ...gearing, propertyPrice: -1 } }, 'gearing.propertyPrice: Cannot be negative'],
    [{ gearing: { ...gearing, contractDate: '2027-02-29' } }, 'gearing.contractDate: Enter the date of the contract'],
    [{ gearing: { ...gearing, contractDate: '12/05/2026' } }, 'gearing.contractDate: Enter the date of the contract'],
    [{ outlook: { ...outlook, highGrowth: 21 } }, 'outlook.highGrowth: Enter a rate from −10 to 20 percent'],
  ])('[VALID-56] refuse %j', (change, message) => {
    expect(errorOf(change)?.join()).toContain(message);
  });
});
