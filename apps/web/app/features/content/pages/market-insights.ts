import { decimalText, investors2021, specificationInvestors, taxOnTaxableIncome } from '@freehold/finance';
import { decimal, money } from '#app/lib/format.ts';
import { type ContentPage, link, list, note, paragraph, table } from '../block.ts';
import {
  cashRate,
  consumerPrices,
  debtToIncomeLimit,
  investorHoldings,
  longRunPrices,
  reformAct,
  serviceabilityBuffer,
  taxScales,
} from '../sources.ts';
import { taxRateTable } from '../tax-scale-tables.ts';

const share = (part: number) => `${decimalText(part * 100, { most: 1 })}%`;
const held = ['One', 'Two', 'Three', 'Four', 'Five', 'Six or more'];
const counts = investors2021.value;
const sum = (total: number, count: number) => total + count;
const investors = counts.reduce(sum, 0);
const earlier = specificationInvestors.value;
const earlierInvestors = earlier.reduce(sum, 0);
const [lastYear, thisYear, nextYear] = (['2025-26', '2026-27', '2027-28'] as const).map((year) =>
  taxOnTaxableIncome(45_000, year),
);
const less = (before = 0, after = 0) => money(before - after);

export const marketInsights: ContentPage = {
  path: '/market-insights',
  title: 'Market insights',
  description:
    'Dated facts about Australian interest rates, lending limits, prices, investors and the tax dates ahead, each with its source.',
  reviewed: '2026-11-23',
  opening: 'Facts about property and lending in Australia, each with its date and its source. No forecasts.',
  sections: [
    {
      id: 'cash-rate',
      title: 'The cash rate',
      blocks: [
        paragraph(
          'The Reserve Bank’s cash rate target steers what banks pay for money, and with it what variable home loans cost. It is not a home loan rate.',
        ),
        table({
          caption: 'Cash rate target at selected decisions, November 2020 to September 2026',
          columns: [{ label: 'Decision' }, { label: 'Target, % a year', isFigure: true }],
          rows: [
            ['November 2020', '0.10'],
            ['November 2023, after rises from May 2022', '4.35'],
            ['February 2025', '4.10'],
            ['May 2025', '3.85'],
            ['August 2025', '3.60'],
            ['3 February 2026', '3.85'],
            ['17 March 2026', '4.10'],
            ['May 2026', '4.35'],
            ['11 August 2026, held', '4.35'],
            ['29 September 2026', '4.60'],
          ],
          sources: [cashRate],
        }),
        note('limit', 'The November 2026 decision was not in the table we read when this page was last reviewed.'),
      ],
    },
    {
      id: 'lending-limits',
      title: 'Lending limits',
      blocks: [
        list(
          'Lenders test whether a household could repay at 3 percentage points above the rate of the loan. This buffer has been the same since October 2021.',
          'Since 1 February 2026, at most 20% of a lender’s new owner-occupier lending and at most 20% of its new investor lending may be at a debt of six or more times income.',
        ),
        note(
          'fact',
          'Both are rules for lenders, not for borrowers, and a lender may be stricter.',
          serviceabilityBuffer,
          debtToIncomeLimit,
        ),
        paragraph(
          'What this means for an estimate is in the guide to ',
          link('borrowing capacity', '/guides#borrowing-capacity'),
          '.',
        ),
      ],
    },
    {
      id: 'long-run-prices',
      title: 'Home values over thirty years',
      blocks: [
        paragraph(
          'Over the 30 years to 2022, national dwelling values rose by 382%. That equals 5.4% a year when it is spread evenly, which it was not: single years and single places were far from it in both directions.',
        ),
        note('fact', 'A past average is not a forecast, and values can fall.', longRunPrices),
      ],
    },
    {
      id: 'consumer-prices',
      title: 'Consumer prices',
      blocks: [
        paragraph(
          'From 1 July 2027 the consumer price index also enters the tax on capital gains. These are June quarters on the base of 2011–12. The Bureau’s later figures are on another base, September 2025 = 100, so they are not in this table.',
        ),
        table({
          caption: 'Consumer price index, June quarters',
          columns: [{ label: 'June quarter' }, { label: 'Index', isFigure: true }],
          rows: [
            ['2010', '95.8'],
            ['2015', '107.5'],
            ['2018', '113.0'],
            ['2019', '114.8'],
            ['2020', '114.4'],
            ['2021', '118.8'],
            ['2022', '126.1'],
            ['2023', '133.7'],
            ['2024', '138.8'],
            ['2025', '141.7'],
          ],
          sources: [consumerPrices],
        }),
      ],
    },
    {
      id: 'property-investors',
      title: 'How many properties investors hold',
      blocks: [
        table({
          caption: 'Individuals with an interest in rental property, ATO data for 2021–22, an earlier income year',
          columns: [
            { label: 'Properties held' },
            { label: 'Individuals', isFigure: true },
            { label: 'Share', isFigure: true },
          ],
          rows: [
            ...counts.map((count, index) => [held[index] ?? '', decimal(count), share(count / investors)]),
            ['All', decimal(investors), share(1)],
          ],
          sources: [investorHoldings],
        }),
        paragraph(
          link('Market Reality', '/modelling-dashboard'),
          ` shows an older count, of about 2010–11: ${decimal(earlierInvestors)} individuals, ${share((earlier[0] ?? 0) / earlierInvestors)} of them with one property.`,
        ),
        paragraph('The shares are computed from the counts; they may not add to exactly 100% after rounding.'),
      ],
    },
    {
      id: 'tax-rates',
      title: 'Resident tax rates',
      blocks: [
        paragraph(
          'Rates for resident individuals on taxable income, without the Medicare levy and without offsets. Only the first rate changes over these years.',
        ),
        taxRateTable(),
        paragraph(
          `Above $45,000, tax for 2026–27 is ${less(lastYear, thisYear)} less than for 2025–26 on the same income, and ${less(thisYear, nextYear)} less again from 2027–28.`,
        ),
      ],
    },
    {
      id: 'dates-ahead',
      title: 'Dates behind and ahead',
      blocks: [
        table({
          caption: 'Dates in tax and lending law that touch property',
          columns: [{ label: 'Date' }, { label: 'What changes' }],
          rows: [
            ['1 February 2026', 'Limit on lending at six or more times income begins'],
            ['12 May 2026, 7:30 pm AEST', 'Cut-off for established homes under the new negative gearing rule'],
            ['26 June 2026', 'Royal Assent to Act No. 49 of 2026'],
            ['1 July 2026', 'First tax rate falls from 16% to 15%'],
            ['1 July 2027', 'Shortfalls of established homes bought since the cut-off are carried forward'],
            ['1 July 2027', 'Indexed cost base and a minimum tax replace the 50% discount for gains from then on'],
            ['1 July 2027', 'First tax rate falls from 15% to 14%'],
          ],
          sources: [reformAct, taxScales, debtToIncomeLimit],
        }),
        paragraph(
          'The guide to ',
          link('negative gearing', '/guides#negative-gearing'),
          ' explains the change, ',
          link('another', '/guides#law-2027'),
          ' follows one property through it to its sale, and the ',
          link('blog', '/blog'),
          ' follows it.',
        ),
      ],
    },
  ],
};
