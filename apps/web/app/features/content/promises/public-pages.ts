import { byOperator, heldBy, information, type NamedTest, type SectionPromises } from './promise.ts';

const opens = heldBy(['apps/e2e/pages/tools.spec.ts', 'lists every tool under its question, and each opens']);
const borrows: NamedTest = [
  'apps/e2e/journeys/borrowing.spec.ts',
  'shows its working, disclosure and assumptions beside the figure',
];
const repays: NamedTest = [
  'apps/e2e/journeys/mortgage.spec.ts',
  'shows its working, disclosure and assumptions beside the figure, and today’s dollars at a rate to choose',
];
const grows: NamedTest = [
  'apps/e2e/journeys/modelling.spec.ts',
  '[MODEL-09] [MODEL-10] [GEAR-34] reports the scenarios of the other tabs with the same figures',
];
const isOpen: NamedTest = [
  'apps/e2e/journeys/product.spec.ts',
  '[PROD-01] a visitor opens all four tools from the bar without signing in',
];
const hasWorking: NamedTest = ['packages/finance/src/working/explain-siblings.test.ts', '%s has its working'];
const hasSource: NamedTest = [
  'packages/finance/src/law/rules.test.ts',
  '[TAX-11] $id says what it is, in which unit, from where and when it was read',
];
const mailsReport: NamedTest = [
  'apps/e2e/journeys/borrowing.spec.ts',
  '[BORROW-06] [BORROW-07] [BORROW-08] [ERR-13] thanks for the details, begins anew, and the report arrives',
];
const hasDashboard: NamedTest = [
  'apps/e2e/journeys/client-dashboard.spec.ts',
  'is welcomed by name over nine cards and eight tabs [DASH-01 DASH-02 DASH-07 CARD-01]',
];
const sameForAdviser: NamedTest = [
  'apps/server/src/features/clients/clients.test.ts',
  'is one answer that shows what the client sees, and one event',
];
const sameFigure: NamedTest = [
  'apps/server/src/features/leads/leads.test.ts',
  '[LEAD-06] keeps the figure the visitor saw beside the engine’s own (S-BC-09)',
];
const firstFigures: NamedTest = [
  'apps/web/app/features/home/hero-view.test.ts',
  'are six times the income, and the loss of a home bought with that loan',
];
const isPictured: NamedTest = [
  'apps/web/build-steps/dashboard-picture.test.ts',
  'is drawn with the figures of the demo client’s dashboard',
];
const isGeneral = information('The standing disclosure of every estimate');
const noMoreThanFacts: NamedTest = [
  'apps/e2e/pages/home.spec.ts',
  '[HOME-03] names no number of users, no share and nobody’s praise',
];

/** Backing of each sentence on the home page. */
export const homePromises: SectionPromises = {
  'No dependants and no other loans are counted yet.': heldBy(firstFigures),
  'Buy a $900,000 established home with that loan now, rent it at $650 a week, and the 2027 law holds back $26,500 of loss in 2027-28: it waits for later rent or a gain instead of lowering your tax.':
    heldBy(firstFigures),
  'Estimate only, general information.': isGeneral,
  'It does not consider your objectives, situation or needs.': isGeneral,
  'It is not an offer, an approval or advice; do not rely on it for a decision.': isGeneral,
  'Speak to a licensed adviser or broker.': isGeneral,
  'See what you could borrow, what a loan would cost and how a portfolio might grow.': heldBy(borrows, repays, grows),
  'Every estimate shows its working.': heldBy(borrows, repays, hasWorking),
  'Capital gains from 1 July 2027 ITAA 1997 ss 112-155 to 112-175, 114-10, Division 119, read 21 November 2026':
    heldBy(hasSource),
  'Rental loss quarantine ITAA 1997 ss 26-155, 26-160, read 21 November 2026': heldBy(hasSource),
  'Estimate what you could borrow from your income, household and existing loans.': heldBy([
    'apps/e2e/journeys/borrowing.spec.ts',
    '[BORROW-02] [BORROW-03] [VALID-56] has five fields, that of a partner’s income only where there is a partner',
  ]),
  'No account needed': heldBy(isOpen),
  'Report by email': heldBy(mailsReport),
  'See what a loan costs each week, fortnight or month, and what extra repayments change.': heldBy(
    [
      'apps/e2e/journeys/mortgage.spec.ts',
      '[MORT-07] [MORT-08] [MORT-09] offers four terms, three frequencies and two kinds of loan',
    ],
    [
      'apps/e2e/journeys/mortgage.spec.ts',
      '[MORT-14] [MORT-15] [MORT-16] shows every figure of the result, in whole dollars',
    ],
  ),
  'Interest only as well': heldBy([
    'apps/e2e/journeys/mortgage.spec.ts',
    '[MORT-07] [MORT-08] [MORT-09] offers four terms, three frequencies and two kinds of loan',
  ]),
  'Keep your properties, loans, tax and retirement plans in one picture.': heldBy(hasDashboard),
  'For clients with an account': heldBy([
    'apps/e2e/journeys/client-dashboard.spec.ts',
    '[GUARD-02] a visitor is sent to sign in',
  ]),
  'Your adviser sees the same figures': heldBy(sameForAdviser),
  'Our demo client’s dashboard: made-up, and worked out like yours.': heldBy(isPictured),
  'Open any result to see its working: inputs, steps, and the rule with its source and date.': heldBy(
    hasWorking,
    hasSource,
  ),
  'Growth, rent, debt and tax of a purchase, at low, medium and high growth.': heldBy(grows),
  'Only you and the practice’s advisers see what you enter, and each look is recorded.': heldBy(
    ['apps/server/src/http/access-matrix.test.ts', 'every cell of the policy was asked and is right'],
    ['apps/server/src/features/audit/drill.quality.test.ts', 'no route that shows somebody is left out'],
  ),
  'Take a copy or remove it at any time.': heldBy([
    'apps/e2e/journeys/accounts.spec.ts',
    '[ERR-09] [VALID-27] changes details and password, ends sessions, exports what is held and is deleted for good',
  ]),
  'Advisers have clients, properties and enquiries, with the figures their clients see.': heldBy(
    [
      'apps/e2e/journeys/admin-dashboard.spec.ts',
      '[ADMIN-07] [ADMIN-08] [ADMIN-10] [ADMIN-11] counts clients and properties, and says who is signed in',
    ],
    sameForAdviser,
  ),
  'Enter your details once: the dashboard, reports and your adviser’s screen all use them.': heldBy(
    ['apps/e2e/journeys/client-dashboard.spec.ts', '[DASH-05] [DASH-06] saving closes it, and the figures follow'],
    ['apps/e2e/journeys/saved-files.spec.ts', 'a client saves a summary of the dashboard'],
    sameForAdviser,
  ),
  'Plain-language guides to lending, depreciation and property tax, each with its sources.': heldBy([
    'apps/web/app/features/content/content.test.ts',
    'every table of facts names its source; tables without one are worked examples or about the product',
  ]),
  'What would a lender say?': opens,
  'What do an offset and extras do to my loan?': opens,
  'What cash do I need on settlement day?': opens,
  'Is this investment worth it after tax?': opens,
  'What land tax would I pay?': opens,
  'What tax does a sale cost?': opens,
  'What do my next 40 years look like?': opens,
  'All tools': opens,
  'With an account, the dashboard works from your own figures.': heldBy(hasDashboard, [
    'apps/e2e/journeys/client-dashboard.spec.ts',
    '[DASH-05] [DASH-06] saving closes it, and the figures follow',
  ]),
};

/** Backing of each sentence in the about page's sections. */
export const aboutPromises: Readonly<Record<string, SectionPromises>> = {
  'what-it-does': {
    'Anyone can use the calculators without an account.': heldBy(isOpen),
    'The borrowing capacity calculator turns five answers into an indicative figure and shows the working beside it.':
      heldBy(borrows),
    'If you want the figure as a report, leave your name, email address and phone number: we email the report, and a lending specialist may contact you.':
      heldBy(mailsReport),
    'Clients of an adviser can keep their own financial details here and see their properties, debts and cash flow in one place.':
      heldBy(hasDashboard),
    'Advisers see the clients they look after and the enquiries that came in.': heldBy([
      'apps/server/src/http/access-matrix.test.ts',
      'every cell of the policy was asked and is right',
    ]),
  },
  'how-figures-are-made': {
    'One engine: The public calculator, the emailed report and the adviser’s screen all run the same calculation, so they show the same figure.':
      heldBy(sameFigure, sameForAdviser),
    'Dated rules: Rates, thresholds and limits are kept with the dates they apply to and their source.':
      heldBy(hasSource),
    'A new year is a new entry; an old one is never overwritten.': heldBy([
      'packages/finance/src/law/rules.test.ts',
      'finds the rule of a year, the first and the last day of its run included',
    ]),
    'Shown working: You can open any result to see its steps.': heldBy(hasWorking, borrows),
    'The steps and the result come from the same calculation, and our tests check that they agree.': heldBy(hasWorking),
    'Whole dollars: Figures on screen are rounded to whole dollars.': heldBy([
      'apps/e2e/journeys/mortgage.spec.ts',
      '[MORT-14] [MORT-15] [MORT-16] shows every figure of the result, in whole dollars',
    ]),
    'The rounding happens at the end, except where a law itself rounds, as duty does.': heldBy([
      'packages/contract/src/areas/golden-cases.test.ts',
      '$id $area ($source)',
    ]),
    'The case studies are computed by this engine each time the page is built, and the market insights give a date and a source for each number.':
      heldBy(
        ['apps/web/app/features/content/content.test.ts', 'the case studies show the engine’s estimates'],
        [
          'apps/web/app/features/content/content.test.ts',
          'every table of facts names its source; tables without one are worked examples or about the product',
        ],
      ),
  },
  'what-it-does-not-do': {
    'It does not lend money, arrange loans or decide applications.': information('What the business is not'),
    'It does not give financial, credit, tax or legal advice, and it does not know your objectives, situation or needs.':
      heldBy([
        'apps/e2e/journeys/product.spec.ts',
        '[PROD-05] every calculator and every tab of the dashboard says that its figures are general information',
      ]),
    'It does not recommend a product, a lender or a property.': heldBy([
      'apps/web/app/features/content/content.test.ts',
      'does not say %j',
    ]),
    'It does not connect to bank accounts or collect bank data.': heldBy([
      'apps/server/src/http/access-matrix.test.ts',
      'every cell of the policy was asked and is right',
    ]),
    'It does not use testimonials, stock photographs of customers or figures without a source.': heldBy(
      noMoreThanFacts,
      hasSource,
    ),
    'The disclaimer says what each figure leaves out.': heldBy([
      'apps/web/app/features/content/content.test.ts',
      'the disclaimer carries the standing disclosure and the limits of the borrowing figure',
    ]),
  },
  'how-it-is-paid-for': {
    'Visitors pay nothing for the calculators or for a report.': heldBy(isOpen),
    'Details a visitor chooses to leave may be given to a licensed mortgage broker or lender, and if a loan follows, Freehold may be paid a commission by that lender or broker.':
      byOperator('A matter of the operator’s agreements'),
    'The notice above each form says so before anything is sent.': heldBy([
      'apps/e2e/journeys/disclosures.spec.ts',
      '[LEAD-10] every lead form tells who collects what before its button, and ticks no consent',
    ]),
  },
};
