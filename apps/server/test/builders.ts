import type { AssetInput, BorrowingLead, LiabilityInput, ProfileInput } from '@freehold/contract';

/** A valid borrowing lead (golden case S-BC-09) with the given changes. */
export function aBorrowingLead(changes: Partial<BorrowingLead> = {}): BorrowingLead {
  return {
    firstName: 'Mary',
    lastName: 'Jane van der Berg',
    email: 'mary@example.com',
    phone: '0400 000 000',
    grossIncome: 88_888.88,
    maritalStatus: 'de-facto',
    partnerIncome: 44_444.44,
    dependants: 1,
    existingLoans: 1_234.56,
    borrowingCapacity: 768_765,
    ...changes,
  };
}

/** A client form's body: a couple who rent and own a unit, with the given changes. */
export function aProfile(changes: Partial<ProfileInput> = {}): ProfileInput {
  return {
    firstName: 'Alex',
    lastName: 'Nguyen',
    email: 'alex@example.com',
    dateOfBirth: '1985-04-12',
    phone: '0400 111 222',
    address: '1 High St, Carlton, VIC, 3053, Australia',
    occupation: 'Nurse',
    employer: 'City Hospital',
    employmentLength: 6.5,
    employmentType: 'Full-time',
    onProbation: false,
    grossIncome: 98_765.43,
    nonTaxableIncome: 1_200,
    assessWithPartner: true,
    partnerFirstName: 'Sam',
    partnerLastName: 'Lee',
    partnerDob: '1987-11-30',
    partnerMobile: '0400 333 444',
    partnerAddress: '1 High St, Carlton, VIC, 3053, Australia',
    partnerEmail: 'sam@example.com',
    partnerOccupation: 'Teacher',
    partnerEmployer: 'State School',
    partnerEmploymentLength: 3,
    partnerEmploymentType: 'Part-time',
    partnerOnProbation: true,
    partnerIncome: 54_321.1,
    partnerNonTaxableIncome: 0,
    isRenting: true,
    rentPerWeek: 520,
    monthlyLivingExpenses: 3_100.55,
    residenceHistory: 'Carlton since 2019\nBefore that Geelong',
    dependants: 2,
    dependantsAgeRanges: '0-5, 6-12',
    retirementPassiveIncomeGoal: 60_000,
    desiredRetirementAge: 62,
    existingLoans: 12_000.01,
    maritalStatus: 'de-facto',
    income: 98_000,
    additionalIncome: 4_000,
    additionalIncomeSource: 'Weekend shifts',
    savings: 25_000,
    ...changes,
  };
}

/** An asset as a form sends it. */
export function anAsset(changes: Partial<AssetInput> = {}): AssetInput {
  return {
    assetType: 'Investment Property',
    currentValue: 650_000,
    originalPrice: 480_000.5,
    yearPurchased: 2016,
    ownershipPercentage: 50,
    incomeAmount: 520,
    incomeFrequency: 'Weekly',
    description: 'Unit in Geelong',
    ...changes,
  };
}

/** A liability as a form sends it. */
export function aLiability(changes: Partial<LiabilityInput> = {}): LiabilityInput {
  return {
    liabilityType: 'Mortgage',
    isPrimaryResidence: false,
    loanBalance: 390_000.25,
    limitAmount: 400_000,
    lenderType: 'Bank',
    interestRate: 5.89,
    termType: 'Fixed',
    repaymentAmount: 1_150,
    repaymentFrequency: 'Fortnightly',
    loanType: 'Interest Only',
    description: 'Loan on the unit',
    ...changes,
  };
}
