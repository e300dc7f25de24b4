import type { LightMyRequestResponse } from 'fastify';
import { isRecord } from '../fuzz/shape.ts';

/** A whole client record in which every text and figure is unique; `mark` and `base` set them. */
export function markedRecord(mark: string, base: number) {
  return {
    profile: {
      dateOfBirth: `19${String(base).slice(0, 2)}-03-07`,
      phone: `0400 ${base}`,
      address: `${mark} street, ${mark} suburb, ${mark} state, ${mark} code, ${mark} land`,
      occupation: `${mark} occupation`,
      employer: `${mark} employer`,
      grossIncome: base + 0.11,
      nonTaxableIncome: base + 0.12,
      assessWithPartner: true,
      partnerFirstName: `${mark} partner first`,
      partnerLastName: `${mark} partner last`,
      partnerMobile: `0411 ${base}`,
      partnerAddress: `${mark} partner street, ${mark} p suburb, ${mark} p state, ${mark} p code, ${mark} p land`,
      partnerEmail: `partner-${mark}@people.example`,
      partnerOccupation: `${mark} partner occupation`,
      partnerEmployer: `${mark} partner employer`,
      partnerIncome: base + 0.13,
      partnerNonTaxableIncome: base + 0.14,
      isRenting: true,
      rentPerWeek: base + 0.15,
      monthlyLivingExpenses: base + 0.16,
      residenceHistory: `${mark} residence history`,
      dependants: 2,
      dependantsAgeRanges: `${mark} ages`,
      retirementPassiveIncomeGoal: base + 0.17,
      existingLoans: base + 0.18,
      income: base + 0.19,
      additionalIncome: base + 0.21,
      additionalIncomeSource: `${mark} source`,
      savings: base + 0.22,
    },
    assets: [
      {
        assetType: 'Shares',
        currentValue: base + 0.23,
        originalPrice: base + 0.24,
        incomeAmount: base + 0.25,
        description: `${mark} asset`,
      },
    ],
    liabilities: [
      {
        liabilityType: 'Mortgage',
        isPrimaryResidence: true,
        loanBalance: base + 0.26,
        limitAmount: base + 0.27,
        repaymentAmount: base + 0.28,
        lenderType: `${mark} lender`,
        description: `${mark} liability`,
      },
    ],
    portfolios: [{ note: `${mark} portfolio` }],
  };
}

/**
 * All texts and figures of a value that are distinct enough to search for; enumerated values such as a loan type are
 * not.
 */
export function canariesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(', ').filter((part) => /canary|\d{6}|\d{4}-\d\d-\d\d/.test(part));
  if (typeof value === 'number') return value % 1 === 0 ? [] : [String(value)];
  if (Array.isArray(value)) return value.flatMap(canariesIn);
  return isRecord(value) ? Object.values(value).flatMap(canariesIn) : [];
}

/** The canaries that appear in a response. */
export function leaksIn(answer: LightMyRequestResponse, canaries: readonly string[]): string[] {
  return canaries.filter((canary) => answer.body.includes(canary));
}
