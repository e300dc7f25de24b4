import '#app/theme/mantine-forms.css';
import { BorrowingCalculator } from '#app/features/borrowing/components/borrowing-calculator.tsx';
import { PageHead } from '#app/features/borrowing/components/page-head.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Borrowing Capacity Calculator',
    description:
      'An indicative borrowing capacity from your income, dependants and existing loans, with every step of the working. Free, without an account.',
    path: '/borrowing-capacity',
  });
}

export default function BorrowingCapacityPage() {
  return (
    <div className="fh-width">
      <PageHead />
      <BorrowingCalculator />
    </div>
  );
}
