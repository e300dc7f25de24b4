import '#app/theme/mantine-calculator.css';
import { borrowingPowerStart } from '@freehold/contract';
import { borrowingPowerAnswer } from '@freehold/domain';
import { useLoaderData } from 'react-router';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { ToolCalculator } from '#app/calculator/tool/tool-calculator.tsx';
import { exampleOf } from '#app/calculator/tool/tool-example.ts';
import { borrowingPowerForm } from '#app/features/borrowing-power/borrowing-power-form.ts';
import { pageMeta } from '#app/ui/page-meta.ts';

/** The example's answer. Runs at build time: the browser gets it without the engine. */
export function loader() {
  return exampleOf(borrowingPowerAnswer(borrowingPowerStart));
}

export function meta() {
  return pageMeta({
    title: 'Borrowing Power Calculator',
    description: 'The three tests of a lender side by side, and what would lift the one that limits you.',
    path: '/borrowing-power',
  });
}

export default function BorrowingPowerPage() {
  const example = useLoaderData<typeof loader>();
  return (
    <div className="fh-width">
      <PageHead title="Borrowing Power Calculator">
        The three tests of a lender side by side, and what would lift the one that limits you.
      </PageHead>
      <ToolCalculator form={borrowingPowerForm} example={example} />
    </div>
  );
}
