import '#app/theme/mantine-calculator.css';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { MortgageCalculator } from '#app/features/mortgage/components/mortgage-calculator.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

const title = 'Mortgage Calculator';

export function meta() {
  return pageMeta({
    title,
    description:
      'Repayments of a home loan, the interest over its whole term and what extra repayments save, with the working.',
    path: '/mortgage-calculator',
  });
}

export default function MortgageCalculatorPage() {
  return (
    <div className="fh-width">
      <PageHead title={title}>What a home loan costs, and what a little extra changes.</PageHead>
      <MortgageCalculator />
    </div>
  );
}
