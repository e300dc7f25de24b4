import {
  type FinancialYear,
  gearingDefaults,
  gearingInterestPercent,
  gearingLoanPercent,
  gearingYear,
  type NegativeGearingInputs,
  negativeGearing,
  otherExpensesPercent,
  rentPercent,
} from '@freehold/finance';
import { money, percent } from '#app/lib/format.ts';
import { heading, link, list, note, paragraph, type Section, steps, table } from '../../block.ts';
import { reformAct, reformDetails } from '../../sources.ts';
import { yearText } from '../../text.ts';

const property = { ...gearingDefaults, dwelling: 'established' } as const;

function savingRow(label: string, facts: Pick<NegativeGearingInputs, 'financialYear' | 'contractDate'>): string[] {
  const result = negativeGearing({ ...property, ...facts });
  const carried = result.lossTreatment === 'carried-forward' ? result.negativeGearingAmount : 0;
  return [label, money(result.negativeGearingAmount), money(result.taxSavings), money(carried)];
}

/** A year of the made-up home whose shortfall is carried, as cells. */
function carriedRow(incomeYear: FinancialYear, [rent, deductions]: readonly [number, number], carriedIn: number) {
  const { carriedForward } = gearingYear({
    incomeYear,
    quarantinedBroughtForward: carriedIn,
    properties: [{ status: 'quarantined', rent, deductions }],
  });
  return {
    carriedForward,
    cells: [yearText(incomeYear), ...[rent, deductions, carriedIn, carriedForward].map(money)],
  };
}

const firstYear = carriedRow('2027-28', [40_000, 52_000], 0);
const secondYear = carriedRow('2028-29', [45_000, 38_000], firstYear.carriedForward);

export const negativeGearingGuide: Section = {
  id: 'negative-gearing',
  title: 'Negative gearing before and after 1 July 2027',
  blocks: [
    paragraph(
      'A property is negatively geared when what it costs in a year, interest included, comes to more than the rent it brings in. What matters for tax is whether that shortfall may be taken off other income such as a salary. The answer now depends on when the property was bought and on whether it was newly built.',
    ),
    heading('Until 30 June 2027'),
    paragraph(
      'The shortfall reduces the owner’s taxable income in the year it arises. That holds for every residential rental property, also for one bought after the cut-off below, through the income years 2025–26 and 2026–27.',
    ),
    heading('From 1 July 2027'),
    paragraph(
      'For an established home bought at or after the cut-off, the shortfall no longer comes off other income. It is carried forward instead. The cut-off is 7:30 pm AEST on 12 May 2026, and the date of the contract counts.',
    ),
    table({
      caption: 'How a rental shortfall is treated',
      columns: [
        { label: 'Contract' },
        { label: 'Dwelling' },
        { label: 'To 30 June 2027' },
        { label: 'From 1 July 2027' },
      ],
      rows: [
        ['Before the cut-off', 'Any', 'Comes off other income', 'Unchanged until the property is sold'],
        ['At or after the cut-off', 'Established', 'Comes off other income', 'Carried forward'],
        ['At or after the cut-off', 'New residential dwelling', 'Comes off other income', 'Comes off other income'],
      ],
      sources: [reformAct],
    }),
    note(
      'limit',
      'The exemption of new dwellings rests on a definition to be made by ministerial instrument. We had not found it published on the date below, so we cannot say whether a given building counts as new.',
      reformDetails,
    ),
    heading('What happens to a shortfall that is carried forward'),
    steps(
      'It joins one pool for each owner.',
      'In the next year it counts among the deductions against residential rent.',
      'Net rent from properties that are exempt from the rule reduces the pool as well.',
      'When a residential property is sold, what is left in the pool reduces the capital gain before any discount.',
    ),
    table({
      caption: 'Worked example: a shortfall carried into the next year',
      columns: [
        { label: 'Income year' },
        { label: 'Rent', isFigure: true },
        { label: 'Deductions', isFigure: true },
        { label: 'Carried in', isFigure: true },
        { label: 'Carried out', isFigure: true },
      ],
      rows: [firstYear.cells, secondYear.cells],
    }),
    heading('What that does to one example'),
    paragraph(
      `An established house at ${money(property.propertyPrice)} and an owner with a taxable income of ${money(property.currentTaxableIncome)}, both made up. Rent is taken as ${percent(rentPercent.value)} of the price, interest as ${percent(gearingInterestPercent.value)} on ${percent(gearingLoanPercent.value)} of it, other expenses as ${percent(otherExpensesPercent.value)}, and depreciation by our own rough guide for a first year.`,
    ),
    table({
      caption: 'Worked example: the same house under three sets of facts',
      columns: [
        { label: 'Year and contract' },
        { label: 'Shortfall', isFigure: true },
        { label: 'Less tax that year', isFigure: true },
        { label: 'Carried forward', isFigure: true },
      ],
      rows: [
        savingRow('2026–27, either contract', { financialYear: '2026-27', contractDate: '2026-08-03' }),
        savingRow('2027–28, before the cut-off', { financialYear: '2027-28', contractDate: '2026-03-02' }),
        savingRow('2027–28, after the cut-off', { financialYear: '2027-28', contractDate: '2026-08-03' }),
      ],
    }),
    note(
      'limit',
      'Resident rates of the year named, without the Medicare levy and offsets. Real rent, interest and depreciation differ from property to property.',
    ),
    heading('Who is caught'),
    paragraph(
      'Individuals, companies, partnerships and most trusts. Widely held trusts and complying superannuation funds, self-managed funds among them, are outside the rule.',
    ),
    heading('Capital gains'),
    paragraph(
      'The same Act replaces the 50% discount for gains that accrue from 1 July 2027. From then on the cost base of individuals, trusts and partnerships rises with the consumer price index, and a minimum tax of 30% applies to the gain. An asset held across the date is treated as sold and bought again on it, so the earlier part of the gain keeps the discount.',
    ),
    note(
      'fact',
      'Owners of new dwellings may choose between the two methods, and nobody on income support pays the minimum tax.',
      reformAct,
    ),
    heading('What negative gearing never lowered'),
    list(
      'A compulsory study loan repayment: rental losses are added back to the income it is worked out on.',
      'The cash shortfall itself: a deduction returns part of it as less tax, and the rest remains a cost.',
    ),
    paragraph('The dates ahead are collected in ', link('market insights', '/market-insights#dates-ahead'), '.'),
  ],
};
