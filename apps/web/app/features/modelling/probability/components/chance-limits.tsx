import { FindingList } from '../../shared/components/finding-list.tsx';

const texts = [
  'Growth of a year is the growth entered, times a lognormal draw of the growth volatility, part of it shared by all properties; the growth entered is that of the middle future.',
  'The interest rate strays from the one entered and is drawn back to it, never below zero. Loans stay interest-only.',
  'A property is bought in each future when its usable equity allows, as in the projection; whether a bank would lend is left out.',
  'Cash is what you start with and add, plus rent, less expenses and interest. Tax, interest on cash, sales and repairs beyond the expenses are left out.',
  'The cause named for cash is the largest of three differences from what was assumed: interest, vacancies, rent. Where cash would have run out without them, it is the plan. For equity it is prices, unless the growth assumed would not have kept the value above the debt either.',
  'A future in which something runs out stays in the bands, as if the money had been found.',
  'Growth, rates and rents are drawn independently of each other and of earlier years’ growth. Real crises move them together.',
];

/** How the futures are made and what they leave out. */
export function ChanceLimits() {
  return (
    <details>
      <summary>How the futures are made</summary>
      <FindingList findings={texts} />
    </details>
  );
}
