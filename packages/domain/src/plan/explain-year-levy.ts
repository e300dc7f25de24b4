import {
  amountText,
  type FinancialYear,
  familyLevyThresholds,
  lawOfYear,
  medicareLevies,
  medicareLevy,
  medicareSurcharge,
  type PersonYear,
  percentText,
  type TaxPosition,
} from '@freehold/finance';

/** A tax or an offset of a person's year. */
export interface Part {
  readonly what: string;
  readonly working: string;
  /** Dollars; a tax is negative. */
  readonly amount: number;
  /** How the id of its rule starts. */
  readonly rule: string;
}

/** A person's Medicare levy of a year: that of a single person, and by how much the family's threshold lowers it. */
export function levyParts(
  year: FinancialYear,
  { position, family }: Pick<PersonYear, 'position' | 'family'>,
): readonly Part[] {
  const { taxableIncome } = position;
  const alone = medicareLevy({ taxableIncome, financialYear: year }, lawOfYear(year));
  const single = alone.status === 'computed' ? Math.round(alone.levy * 100) / 100 : position.medicareLevy;
  const levy = { what: 'Medicare levy', working: levyText(taxableIncome, year), rule: 'medicare.levy.' };
  if (family === null || single === position.medicareLevy) return [{ ...levy, amount: -position.medicareLevy }];
  return [
    { ...levy, amount: -single },
    {
      what: 'Medicare levy, less for the family',
      working: familyText(year, taxableIncome, family),
      amount: single - position.medicareLevy,
      rule: 'medicare.levy-family',
    },
  ];
}

/** A person's surcharge of a year, with what finds its rate, and why it is due of who has hospital cover. */
export function surchargePart(
  year: FinancialYear,
  { position, family, isCovered }: Pick<PersonYear, 'position' | 'family'> & { readonly isCovered: boolean },
): Part {
  const { taxableIncome, netInvestmentLoss, repaymentIncome } = position;
  const reportableSuper = Math.max(0, repaymentIncome - taxableIncome - netInvestmentLoss);
  const spouseIncome = family?.spouseIncomeForSurcharge ?? 0;
  const found = medicareSurcharge(
    {
      ...{ taxableIncome, reportableFringeBenefits: 0, netInvestmentLosses: netInvestmentLoss, reportableSuper },
      ...{ privateHospitalCover: false, financialYear: year },
      ...(family !== null && { family: { spouseIncome, dependentChildren: family.dependentChildren } }),
    },
    lawOfYear(year),
  );
  const rate = found.status === 'computed' ? `${percentText(found.ratePct)} × ` : 'on ';
  const why = isCovered ? ', as not all of the family have hospital cover' : '';
  const withSpouse = spouseIncome === 0 ? '' : ', with the partner’s,';
  const finds = `income for surcharge purposes of ${amountText(repaymentIncome + spouseIncome)}${withSpouse} finds the rate`;
  return {
    what: 'Medicare levy surcharge',
    working: `${rate}${amountText(taxableIncome)}${why}; ${finds}${addedBackText(position)}`,
    amount: -position.medicareSurcharge,
    rule: 'medicare.surcharge',
  };
}

/** What the incomes that find these taxes have besides taxable income. */
export function addedBackText({ netInvestmentLoss }: TaxPosition): string {
  return netInvestmentLoss === 0 ? '' : `, with ${amountText(netInvestmentLoss)} of net investment losses added back`;
}

function familyText(year: FinancialYear, own: number, family: NonNullable<PersonYear['family']>): string {
  const { spouseTaxableIncome: spouse, dependentChildren: children } = family;
  const income = amountText(own + spouse);
  const found = lawOfYear(year).find('Medicare levy of families', familyLevyThresholds);
  if (found.status === 'no-rule') return `on ${income} of the family`;
  const { family: couple, perChild } = found.rule.value;
  const threshold = couple + perChild * children;
  const most = amountText(threshold);
  const made = children === 0 ? '' : ` (${amountText(couple)} + ${children} × ${amountText(perChild)})`;
  if (own + spouse <= threshold) return `no levy up to ${most}${made} of the family’s income, which is ${income}`;
  const ofSpouse = medicareLevy({ taxableIncome: spouse, financialYear: year }, lawOfYear(year));
  const isShared = ofSpouse.status === 'computed' && ofSpouse.levy > 0;
  const share = isShared ? `, of it ${amountText(own)} ÷ ${income}` : '';
  return `2% × ${most}${made} − 8% × (${income} − ${most})${share}, at most the levy`;
}

function levyText(income: number, year: FinancialYear): string {
  const found = lawOfYear(year).find('Medicare levy', medicareLevies);
  if (found.status === 'no-rule') return `on ${amountText(income)}`;
  const { threshold, rate, phaseIn } = found.rule.value;
  if (rate * income <= phaseIn * (income - threshold)) return `${percentText(rate * 100)} × ${amountText(income)}`;
  return `${percentText(phaseIn * 100)} × (${amountText(income)} − ${amountText(threshold)})`;
}
