import { cgtSale, compareLaws, type FinancialYear, openLaw, type Sale } from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import { heading, link, list, note, paragraph, type Section, steps, table } from '../../block.ts';
import { reformAct, reformDetails } from '../../sources.ts';
import { yearText } from '../../text.ts';

// A made-up owner of one established home, contract of 3 August 2026.
const salary = 110_000;
const sale: Sale = {
  acquiredOn: '2026-08-03',
  soldOn: '2031-10-15',
  purchasePrice: 650_000,
  purchaseCosts: 32_000,
  sellingCosts: 19_000,
  salePrice: 830_000,
  value2027: { method: 'valuation', amount: 690_000 },
  indexation: { method: 'rate', annualPct: 2.5 },
};
const results: readonly (readonly [FinancialYear, rent: number, deductions: number])[] = [
  ['2026-27', 26_000, 42_000],
  ['2027-28', 29_000, 43_000],
  ['2028-29', 30_000, 42_500],
  ['2029-30', 31_000, 42_000],
  ['2030-31', 32_000, 41_500],
  ['2031-32', 9_500, 12_000],
];

const comparison = compareLaws({
  years: results.map(([incomeYear, rent, deductions]) => ({
    incomeYear,
    income: { salary },
    rental: { properties: [{ status: incomeYear === '2026-27' ? 'transitional' : 'quarantined', rent, deductions }] },
    ...(incomeYear === '2031-32' ? { capital: { sale } } : {}),
  })),
});
const poolAtSale = comparison.rows.at(-2)?.newLaw.quarantinedCarriedForward ?? 0;
const lastLoss = 2_500;
const sold = cgtSale({ sale, otherTaxableIncome: salary, quarantinedAmount: poolAtSale + lastLoss });
const old = cgtSale({ sale, otherTaxableIncome: salary }, 'without-the-act');

function more(amount: number): string {
  return amount < 0 ? `${money(-amount)} less` : `${money(amount)} more`;
}

export const law2027Guide: Section = {
  id: 'law-2027',
  title: 'The 2027 law explained on one property',
  blocks: [
    paragraph(
      `Act No. 49 of 2026 changes what an investor keeps from 1 July 2027. This follows one made-up property through it: an established home, contract of 3 August 2026, ${money(sale.purchasePrice)} and ${money(sale.purchaseCosts ?? 0)} of purchase costs, sold for ${money(sale.salePrice)} under a contract of 15 October 2031. The owner earns ${money(salary)} a year and owns it alone.`,
    ),
    heading('Which rules it falls under'),
    steps(
      'The contract was made after 7:30 pm AEST on 12 May 2026, and the home is not new: its losses are caught.',
      'For 2026–27 nothing changes yet: the whole loss comes off the salary.',
      'From 2027–28 a loss waits for later rent, or for a capital gain on a residential property.',
      'The home is owned on 30 June 2027, so its gain is split there: the part before keeps the 50% discount, the part after has an indexed cost base.',
    ),
    note('fact', 'The Act sets the order of these steps and the split.', reformAct),
    heading('Year by year'),
    table({
      caption: 'Worked example: tax of the owner with the old law and the new, all taxes and levies of the year',
      columns: [
        { label: 'Income year' },
        { label: 'Rent less deductions', isFigure: true },
        { label: 'Payable, old law', isFigure: true },
        { label: 'Payable, new law', isFigure: true },
        { label: 'Difference', isFigure: true },
        { label: 'Losses carried', isFigure: true },
      ],
      rows: comparison.rows.map(({ incomeYear, oldLaw, newLaw, extraPayable }) => [
        yearText(incomeYear),
        money(oldLaw.netRent),
        money(oldLaw.totalPayable),
        money(newLaw.totalPayable),
        extraPayable === 0 ? 'none' : more(extraPayable),
        money(newLaw.quarantinedCarriedForward),
      ]),
      sources: [reformAct],
    }),
    paragraph(
      `Over the six years this owner pays ${more(comparison.totals.extraPayable)} tax under the new law. Most of what was held back returns at the sale, some years later and without interest.`,
    ),
    heading('The sale'),
    table({
      caption: 'Worked example: the capital gain under the new law and the old',
      columns: [{ label: 'Step' }, { label: 'New law', isFigure: true }, { label: 'Old law', isFigure: true }],
      rows: [
        ['Value on 30 June 2027, a valuation', money(sold.value2027 ?? 0), 'not needed'],
        ['Gain up to then', money(sold.deferredGain), 'in the gain below'],
        [
          'Cost base after it, indexed, with selling costs',
          money(sold.indexedCostBase ?? 0),
          money(old.indexedCostBase ?? 0),
        ],
        ['Gain on the sale', money(sold.saleGain), money(old.saleGain)],
        ['Held-back losses used', money(sold.quarantinedUsed), money(0)],
        ['50% discount', money(sold.discountAmount), money(old.discountAmount)],
        ['Net capital gain', money(sold.netCapitalGain), money(old.netCapitalGain)],
        ['Minimum tax on top', money(sold.minimumTax), money(0)],
      ],
      sources: [reformAct],
    }),
    paragraph(
      'The minimum tax of 30% is nothing here, since the salary already takes the gain into brackets of 30% and more. It bites where income is low in the year of the sale.',
    ),
    heading('What is still open'),
    paragraph('Where one of these matters to a figure, our screens say so in these words.'),
    list(
      openLaw.newBuildMeaning.words,
      openLaw.inheritedInterest.words,
      openLaw.value2027Formula.words,
      openLaw.mainResidenceSplit.words,
      openLaw.projectionInflation.words,
      openLaw.residency.words,
    ),
    note(
      'limit',
      'Rates and thresholds that are not set yet are taken from the last known year. General information, not tax advice; Act No. 49 of 2026 as read on the date below.',
      reformDetails,
    ),
    paragraph('The rule on losses alone is in ', link('negative gearing', '/guides#negative-gearing'), '.'),
  ],
};
