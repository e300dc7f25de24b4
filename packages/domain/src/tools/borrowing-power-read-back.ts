import { type BorrowingPowerForm, entriesOf, moneyText } from '@freehold/contract';
import type { Line } from '../figures/line.ts';
import { numberText, rateText } from '../text/rates.ts';
import { type KeptProperty, keptProperties, personIncomes } from './borrowing-power-inputs.ts';

const propertyNames = { established: 'Established home', new: 'New home', land: 'Vacant land' } as const;
const yearly = (amount: number) => `${moneyText(amount)} a year`;
const monthly = (amount: number) => `${moneyText(amount)} a month`;
const weekly = (amount: number) => `${moneyText(amount)} a week`;

/** What was entered, as lines; what does not apply or is $0 is left out. */
export function borrowingPowerReadBack(form: BorrowingPowerForm): readonly Line[] {
  return [
    ...peopleLines(form),
    ...keptProperties(form).flatMap(propertyLines),
    ...debtLines(form),
    ...purchaseLines(form),
    ...loanLines(form),
  ];
}

function peopleLines(form: BorrowingPowerForm): readonly Line[] {
  const { adults, dependants, salary, salary2, help, help2, living } = form;
  const isTwo = adults === 'two';
  const hasHelp = help === 'yes' || (isTwo && help2 === 'yes');
  const of = { yes: 'yes', no: 'no' };
  return [
    { label: 'Who borrows', value: isTwo ? 'Two people' : 'One person' },
    { label: 'Salary', value: yearly(salary) },
    ...(isTwo ? [{ label: 'Second salary', value: yearly(salary2) }] : []),
    { label: 'Dependants', value: dependants === '4' ? '4 or more' : dependants },
    ...incomeLines(form),
    ...(hasHelp ? [{ label: 'HELP debt', value: isTwo ? `${of[help]}; second person ${of[help2]}` : of[help] }] : []),
    { label: 'Living costs', value: living === null ? 'our benchmark' : monthly(living) },
  ];
}

const incomeNames = {
  overtime: 'Overtime and bonus',
  selfEmployed: 'Business profit',
  dividends: 'Dividends and interest',
  other: 'Other taxable income',
  nonTaxable: 'Tax-free income',
} as const;

function incomeLines(form: BorrowingPowerForm): readonly Line[] {
  const people = personIncomes(form);
  return entriesOf(incomeNames).flatMap(([type, name]) =>
    people.flatMap((person, place) =>
      line(place === 0 ? name : `Second person’s ${name.toLowerCase()}`, person[type], yearly),
    ),
  );
}

function propertyLines({ place, rent, loan, rate, months, isDeducted }: KeptProperty): readonly Line[] {
  const name = `Property ${place}`;
  const loanUse = isDeducted ? 'the home you let' : 'your own home';
  return [
    ...line(`${name}: rent`, rent, weekly),
    ...(loan > 0
      ? [
          {
            label: `${name}: loan`,
            value: `${moneyText(loan)} at ${rateText(rate)}, ${numberText(months)} months left`,
          },
        ]
      : []),
    ...(loan > 0 && rent > 0 ? [{ label: `${name}: what its loan is for`, value: loanUse }] : []),
  ];
}

function debtLines(form: BorrowingPowerForm): readonly Line[] {
  const { cards, otherBalance, otherRepayment } = form;
  return [
    ...line('Card limits', cards, moneyText),
    ...line('Other loans', otherBalance, moneyText),
    ...(otherBalance > 0 && otherRepayment !== null
      ? [{ label: 'Repayments on other loans', value: monthly(otherRepayment) }]
      : []),
  ];
}

function purchaseLines({ cash, state, purpose, newRent, buyer, property, fees }: BorrowingPowerForm): readonly Line[] {
  return [
    { label: 'Cash for deposit and costs', value: moneyText(cash) },
    { label: 'Where you buy', value: state },
    { label: 'What you buy', value: propertyNames[property] },
    ...(purpose === 'let'
      ? [{ label: 'To let at', value: weekly(newRent) }]
      : [{ label: 'To live in', value: buyer === 'first' ? 'your first home' : 'you have owned a home' }]),
    ...(fees === null ? [] : [{ label: 'Fees', value: moneyText(fees) }]),
  ];
}

function loanLines({ rate, term, buffer, floor, dtiLimit }: BorrowingPowerForm): readonly Line[] {
  return [
    { label: 'Loan', value: `${rateText(rate)} over ${term} years` },
    { label: 'Tested at', value: `${numberText(buffer)} points more, at least ${rateText(floor)}` },
    { label: 'Debt limit', value: `${numberText(dtiLimit)} times income` },
  ];
}

function line(label: string, amount: number, text: (amount: number) => string): readonly Line[] {
  return amount > 0 ? [{ label, value: text(amount) }] : [];
}
