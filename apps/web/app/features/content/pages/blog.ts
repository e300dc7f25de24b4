import { day } from '#app/lib/format.ts';
import { type ContentPage, heading, link, list, note, paragraph, type Section } from '../block.ts';
import { compiled, debtToIncomeLimit, medicareLevy, reformAct, reformDetails } from '../sources.ts';
import { taxAtThresholdsTable } from '../tax-scale-tables.ts';

const posted = paragraph(`Posted ${day(compiled)}.`);

const borrowingEstimate: Section = {
  id: 'borrowing-estimate',
  title: 'Five calculators, open to anyone',
  blocks: [
    posted,
    paragraph(
      'Borrowing capacity, mortgage repayments, first home equity, the growth of a portfolio and negative gearing can be worked out here without an account. Each one updates as you type and shows its working. For the first two we can email you a report.',
    ),
    list(
      [
        'The calculators: ',
        link('borrowing capacity', '/borrowing-capacity'),
        ', ',
        link('mortgage repayments', '/mortgage-calculator'),
        ', ',
        link('modelling', '/modelling-dashboard'),
        '.',
      ],
      ['Five worked examples: ', link('case studies', '/case-studies'), '.'],
      ['What the figure leaves out: ', link('disclaimer', '/disclaimer#borrowing-capacity'), '.'],
    ),
  ],
};

const negativeGearing: Section = {
  id: 'negative-gearing-2027',
  title: 'Act No. 49 of 2026: what changes for rental losses on 1 July 2027',
  blocks: [
    posted,
    paragraph(
      'The Treasury Laws Amendment (Tax Reform No. 1) Act 2026 was introduced on 28 May 2026, passed both Houses on 25 June and received Royal Assent on 26 June. It is law, and its rule on rental losses starts with the income year 2027–28.',
    ),
    heading('In short'),
    list(
      'Established homes under contract from 7:30 pm AEST on 12 May 2026: from 1 July 2027 a rental shortfall is carried forward and no longer comes off other income.',
      'Homes held or under contract before that moment: no change until they are sold.',
      'New residential dwellings: exempt, under a definition that is still to be made by ministerial instrument.',
      'The years 2025–26 and 2026–27: a shortfall still comes off other income, whenever the home was bought.',
    ),
    note('fact', 'The cut-off, the start and how losses are carried forward are in the Act.', reformAct),
    note('fact', 'We had not found the definition of a new dwelling published on this date.', reformDetails),
    heading('What it means for calculations'),
    paragraph(
      'Whether negative gearing saves tax in 2027–28 or later depends on two things: the date of the contract and whether the dwelling was new. The negative gearing calculator asks for both, and shows no saving for those years until it has them. The ',
      link('guide', '/guides#negative-gearing'),
      ' has the detail.',
    ),
  ],
};

const capitalGains: Section = {
  id: 'capital-gains-2027',
  title: 'The same Act and capital gains',
  blocks: [
    posted,
    paragraph(
      'For individuals, trusts and partnerships, gains that accrue from 1 July 2027 are measured against a cost base that rises with consumer prices, and taxed at no less than 30%. The 50% discount stays for the part of a gain that accrued before: an asset held across the date is treated as sold and bought again on it.',
    ),
    paragraph(
      'Owners of new dwellings may choose between the discount and the indexed cost base with the minimum tax. Nobody on income support pays the minimum.',
    ),
    note('fact', 'These rules are in the Act.', reformAct),
    paragraph(
      'The ',
      link('guide to the 2027 law', '/guides#law-2027'),
      ' follows one property to its sale, and works out the gain and the tax on it under the old law and the new.',
    ),
  ],
};

const taxScale: Section = {
  id: 'tax-scale-2026-27',
  title: 'The first tax rate is 15% this year and 14% from July 2027',
  blocks: [
    posted,
    paragraph(
      'The rate on taxable income between $18,200 and $45,000 fell from 16% to 15% on 1 July 2026 and falls to 14% on 1 July 2027. All other rates and thresholds stay as they are.',
    ),
    taxAtThresholdsTable(),
    paragraph(
      'A tax figure here always names the year of its scale. The Medicare levy is not part of these tables. For 2025–26 a single person paid none up to $28,011 of taxable income; the threshold for 2026–27 had not been set when this was written.',
    ),
    note('fact', 'The Medicare levy threshold for 2025–26 is the ATO’s.', medicareLevy),
  ],
};

const sixTimesIncome: Section = {
  id: 'six-times-income',
  title: 'Six times income is now a line lenders count',
  blocks: [
    posted,
    paragraph(
      'Since 1 February 2026 at most a fifth of a lender’s new owner-occupier lending, and a fifth of its new investor lending, may go to households whose debt is six or more times their income. The estimate on this site is a multiple of six. For a household without dependants it ends exactly on that line, which is one reason it is called indicative.',
    ),
    note('fact', 'The limit is set by APRA, the banking regulator.', debtToIncomeLimit),
    paragraph(
      'The limit binds lenders in total, not a single application. More is in the guide to ',
      link('borrowing capacity', '/guides#borrowing-capacity'),
      '.',
    ),
  ],
};

export const blog: ContentPage = {
  path: '/blog',
  title: 'Blog',
  description:
    'Notes on what changed in the law and in Freehold: rental losses and capital gains from 2027, tax rates, lending limits.',
  reviewed: '2026-11-23',
  opening:
    'Notes on what has changed, in the law and in this product. Each post carries its date and its sources, and is corrected in place when a fact changes.',
  sections: [borrowingEstimate, negativeGearing, capitalGains, taxScale, sixTimesIncome],
};
