import {
  acquisitionRoutes,
  cgtSale,
  compareLaws,
  dwellingKinds,
  entities,
  financialYear,
  gainCategories,
  gearingStatus,
  gearingStatuses,
  gearingYear,
  inheritedInterests,
  newBuildMeanings,
  seniorKinds,
  taxPosition,
  uses,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, list, number, text, year } from './area.ts';
import { type SaleInputs, saleOf, saleSchema } from './sale.ts';

const optionalNumber = z.optional(number);
const flag = z.optional(z.boolean());
const entity = z.optional(z.enum(entities));

const interest = z.strictObject({
  sharePct: number,
  acquiredAt: text,
  route: z.optional(z.enum(acquisitionRoutes)),
  originalAcquiredAt: z.optional(text),
});

const rentalRow = z.strictObject({
  id: z.optional(text),
  status: z.optional(z.enum(gearingStatuses)),
  quarantinedPartPct: optionalNumber,
  sharePct: optionalNumber,
  rent: number,
  deductions: number,
});

const rental = {
  entity,
  quarantinedBroughtForward: optionalNumber,
  bankruptInYear: flag,
  revenueAssetGains: optionalNumber,
  properties: list(rentalRow),
};

const capital = {
  companyRatePct: optionalNumber,
  exemptPayment: flag,
  deductibleGifts: optionalNumber,
  losses: z.optional(z.strictObject({ currentYear: optionalNumber, broughtForward: optionalNumber })),
  otherGains: z.optional(
    list(z.strictObject({ category: z.enum(gainCategories), amount: number, discountPct: optionalNumber })),
  ),
  sale: z.optional(saleSchema),
};

const income = z.strictObject({
  salary: optionalNumber,
  other: optionalNumber,
  workDeductions: optionalNumber,
  otherDeductions: optionalNumber,
  deductibleGifts: optionalNumber,
  netFinancialLoss: optionalNumber,
  reportableFringeBenefits: optionalNumber,
  reportableSuper: optionalNumber,
});

const person = {
  helpDebt: z.optional(z.union([z.boolean(), number])),
  privateHospitalCover: flag,
  exemptPayment: flag,
};
const personYear = {
  incomeYear: year,
  income,
  rental: z.optional(z.strictObject(rental)),
  capital: z.optional(z.strictObject(capital)),
  ...person,
};

const established = { status: 'quarantined', rent: 31_200, deductions: 52_400 } as const;
const sold = {
  acquiredOn: '2024-02-10',
  soldOn: '2030-11-05',
  purchasePrice: 640_000,
  salePrice: 905_000,
  value2027: { method: 'valuation', amount: 760_000 },
  indexation: { method: 'rate', annualPct: 2.5 },
} as const;

/** Act 49 of 2026: rental losses, capital gains, a person's tax and the comparison with the law without the Act. */
export const law2027Areas: Areas = {
  'gearing.status': area({
    summary: 'How the loss rule treats a property in an income year',
    inputs: {
      incomeYear: year,
      entity: z.enum(entities),
      use: z.enum(uses),
      dwellingKind: z.optional(z.enum(dwellingKinds)),
      isNewBuild: flag,
      determinedPurpose: flag,
      fringeBenefitHousing: flag,
      interests: list(interest),
      config: z.optional(
        z.strictObject({
          inheritedInterest: z.optional(z.enum(inheritedInterests)),
          newBuildMeaning: z.optional(z.enum(newBuildMeanings)),
        }),
      ),
    },
    example: {
      incomeYear: '2027-28',
      entity: 'individual',
      use: 'residential',
      interests: [{ sharePct: 100, acquiredAt: '2026-05-12T19:29:59+10:00' }],
    },
    calculate: (inputs) => gearingStatus({ ...inputs, incomeYear: yearOf(inputs) }),
  }),
  'gearing.year': area({
    summary: 'One owner’s pool of rental losses for an income year',
    inputs: {
      incomeYear: year,
      ...rental,
      residentialCapitalGains: z.optional(z.strictObject({ deferredResidential: number, residential: number })),
    },
    example: { incomeYear: '2028-29', quarantinedBroughtForward: 15_000, properties: [established] },
    calculate: (inputs) => gearingYear({ ...inputs, incomeYear: yearOf(inputs) }),
  }),
  'cgt.sale': area({
    summary: 'One owner’s capital gains of an income year: at most one sale, other gains, losses and the tax on them',
    inputs: {
      ...capital,
      entity,
      incomeYear: z.optional(year),
      otherTaxableIncome: optionalNumber,
      quarantinedAmount: optionalNumber,
    },
    example: { sale: sold, otherTaxableIncome: 118_000 },
    calculate: ({ incomeYear, ...inputs }) =>
      cgtSale({
        ...inputs,
        ...(incomeYear === undefined ? {} : { incomeYear: yearOf({ incomeYear }) }),
        sale: saleOf(inputs.sale),
      }),
  }),
  'tax.position': area({
    summary: 'A person’s tax of an income year with rent and capital gains, and without them',
    inputs: personYear,
    example: { incomeYear: '2027-28', income: { salary: 110_000 }, rental: { properties: [established] } },
    calculate: (inputs) => taxPosition(positionOf(inputs)),
  }),
  'tax.person': area({
    summary: 'As tax.position, with family thresholds, the seniors offset, the standard work deduction and super',
    inputs: {
      ...personYear,
      choosesWorkDeduction: flag,
      family: z.optional(
        z.strictObject({
          spouseTaxableIncome: number,
          spouseIncomeForSurcharge: number,
          dependentChildren: number,
          privateHospitalCover: flag,
        }),
      ),
      senior: z.optional(z.enum(seniorKinds)),
      concessionalContributions: optionalNumber,
    },
    example: {
      incomeYear: '2026-27',
      income: { salary: 60_000, workDeductions: 400 },
      choosesWorkDeduction: true,
      family: { spouseTaxableIncome: 0, spouseIncomeForSurcharge: 0, dependentChildren: 2 },
    },
    calculate: (inputs) => taxPosition(positionOf(inputs)),
  }),
  'tax.compareLaws': area({
    summary: 'A person’s years by the enacted law and by the law without Act 49 of 2026',
    inputs: {
      ...person,
      quarantinedBroughtForward: optionalNumber,
      capitalLossesBroughtForward: optionalNumber,
      years: list(z.strictObject(personYear), 60),
    },
    example: {
      years: [{ incomeYear: '2027-28', income: { salary: 123_000 }, rental: { properties: [established] } }],
    },
    calculate: ({ years, ...inputs }) => compareLaws({ ...inputs, years: years.map(positionOf) }),
  }),
};

function yearOf({ incomeYear }: { readonly incomeYear: string }) {
  return financialYear(incomeYear, 'incomeYear');
}

/** The year with its sale in the engine's own form. */
function positionOf<
  Year extends {
    readonly incomeYear: string;
    readonly capital?: { readonly sale?: SaleInputs | undefined } | undefined;
  },
>(inputs: Year) {
  const { capital: gains } = inputs;
  return {
    ...inputs,
    incomeYear: yearOf(inputs),
    capital: gains === undefined ? undefined : { ...gains, sale: saleOf(gains.sale) },
  };
}
