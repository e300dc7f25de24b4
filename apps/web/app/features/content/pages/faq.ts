import { type ContentPage, definitions, link } from '../block.ts';

export const faq: ContentPage = {
  path: '/faq',
  title: 'Frequently asked questions',
  description:
    'Short answers about the estimates, the reports, your details, signing in and the law that applies to the figures.',
  reviewed: '2026-11-23',
  opening: 'Short answers to common questions, each with a way to the longer one.',
  sections: [
    {
      id: 'the-estimates',
      title: 'The estimates',
      blocks: [
        definitions(
          [
            'Is an estimate an offer or an approval?',
            [
              'No. It is general information worked out from the numbers you enter. A lender makes its own assessment. The ',
              link('disclaimer', '/disclaimer'),
              ' says what is left out.',
            ],
          ],
          [
            'How is borrowing capacity worked out?',
            [
              'Six times the yearly income that is left after $5,000 for each dependant, less existing loans, never below $0. The ',
              link('guide', '/guides#borrowing-capacity'),
              ' shows an example line by line.',
            ],
          ],
          [
            'Why does a bank’s calculator show a different figure?',
            'A lender looks at living expenses, the interest rate with a buffer of 3 percentage points, credit card limits and its own policy. The estimate here looks at income, dependants and existing loans only.',
          ],
          [
            'Why is my result $0?',
            [
              'Because your existing loans come to more than six times the income that is left after $5,000 for each dependant, or nothing is left. ',
              link('Household E', '/case-studies#outweighed'),
              ' is an example.',
            ],
          ],
          [
            'Does a partner’s income count?',
            'It counts when the marital status is married or de facto. For any other status the field does not appear and nothing is added.',
          ],
          [
            'Are the figures in today’s dollars?',
            'An amount due today is. A projected amount in two or more years buys less than the same amount now, so a calculator that projects shows the present value beside it.',
          ],
        ),
      ],
    },
    {
      id: 'reports-and-contact',
      title: 'Reports and contact',
      blocks: [
        definitions(
          [
            'What happens when I ask for a report?',
            'Your contact details and the figures you entered are stored, the report is prepared and emailed, and a lending specialist can contact you about it. The notice above the button says who may receive the details.',
          ],
          [
            'Can I use the calculators without leaving my details?',
            'Yes. Nothing you enter is sent anywhere until you press the button of a contact form or save a PDF or Excel file, which our server makes from your figures and does not keep.',
          ],
          [
            'What if I press the button twice, or the network drops?',
            'The form keeps what you typed and tries again. However often it is sent, it is stored once and the report is mailed once.',
          ],
          [
            'Does it cost anything?',
            'No. If a loan follows, Freehold may be paid a commission by the lender or broker.',
          ],
          [
            'How do I stop marketing messages?',
            'They are sent only if you ticked the box for them. Each one carries a link that stops them without signing in.',
          ],
        ),
      ],
    },
    {
      id: 'your-details',
      title: 'Your details',
      blocks: [
        definitions(
          [
            'How long are my details kept?',
            [
              'By our policy, enquiries are kept for 24 months at most. The ',
              link('privacy policy', '/privacy#how-long'),
              ' lists the rest.',
            ],
          ],
          [
            'Can I see, correct or erase what you hold?',
            ['Yes, at no cost. The ', link('privacy policy', '/privacy#your-rights'), ' says how.'],
          ],
          [
            'Do you use cookies or trackers?',
            [
              'No trackers, and no cookies for visitors. Signing in leaves one cookie, which keeps others from locking you out: see ',
              link('cookies and browser storage', '/cookies'),
              '.',
            ],
          ],
          [
            'Does a share link reveal who I am?',
            'Not your name or contact details. It holds what you typed, for borrowing capacity your incomes, marital status, dependants and loans, in a part of the address that browsers do not send to a server. Whoever has the link can read it.',
          ],
          ['Do you see my bank accounts?', 'No. Freehold does not connect to banks and receives no data from them.'],
        ),
      ],
    },
    {
      id: 'the-law',
      title: 'The law behind the figures',
      blocks: [
        definitions(
          [
            'Which tax year do tax figures use?',
            [
              'Each one names its year. Rates for three years stand side by side in ',
              link('market insights', '/market-insights#tax-rates'),
              '.',
            ],
          ],
          [
            'Is negative gearing still allowed?',
            [
              'Through 2026–27, yes, for every residential rental property. From 1 July 2027 it depends on the contract date and on whether the home was new; see the ',
              link('guide', '/guides#negative-gearing'),
              '.',
            ],
          ],
          [
            'Is the illustrative market rate a comparison rate?',
            'No. It is the rate you entered plus half a percentage point, shown as an illustration. It is not a comparison rate under the National Credit Code.',
          ],
          [
            'A figure looks out of date. What now?',
            ['Please tell us; the ', link('contact page', '/contact#about-a-figure'), ' says what helps.'],
          ],
        ),
      ],
    },
  ],
};
