import '#app/theme/mantine-calculator.css';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { BorrowingCalculator } from '#app/features/borrowing/components/borrowing-calculator.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

const title = 'Borrowing Capacity Calculator';

export function meta() {
  return pageMeta({
    title,
    description:
      'An indicative borrowing capacity from your income, dependants and existing loans, with every step of the working. Free, without an account.',
    path: '/borrowing-capacity',
  });
}

export default function BorrowingCapacityPage() {
  return (
    <div className="fh-width">
      <PageHead title={title}>
        An indicative figure from your income, the people you support and what you already owe. It updates as you type,
        and shows its working.
      </PageHead>
      <BorrowingCalculator />
    </div>
  );
}
