// The household of the specification’s section 9 (S-DS-02), with everything fully owned.
export const profile = { grossIncome: 110_000, partnerIncome: 70_000, assessWithPartner: true };
export const unit = {
  assetType: 'Investment Property',
  currentValue: 620_000,
  originalPrice: 540_000,
  incomeAmount: 520,
  incomeFrequency: 'Weekly',
  ownershipPercentage: 100,
};
const shares = { assetType: 'Shares', currentValue: 45_000, originalPrice: 30_000 };
export const assets = [
  { assetType: 'Primary Home', currentValue: 900_000, originalPrice: 650_000 },
  unit,
  { ...shares, incomeAmount: 450, incomeFrequency: 'Quarterly' },
  { assetType: 'Super', currentValue: 180_000, originalPrice: 0 },
];
export const liabilities = [
  { liabilityType: 'Mortgage', loanBalance: 480_000, repaymentAmount: 2_950 },
  { liabilityType: 'Mortgage', loanBalance: 496_000, repaymentAmount: 2_300 },
  { liabilityType: 'Credit Card', loanBalance: 3_200, limitAmount: 12_000, repaymentAmount: 150 },
];
export const household = { profile, assets, liabilities };
