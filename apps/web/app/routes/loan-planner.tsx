import '#app/theme/mantine-calculator.css';
import { loanPlannerStart } from '@freehold/contract';
import { loanPlannerAnswer } from '@freehold/domain';
import { useLoaderData } from 'react-router';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { ToolCalculator } from '#app/calculator/tool/tool-calculator.tsx';
import { exampleOf } from '#app/calculator/tool/tool-example.ts';
import { loanPlannerForm } from '#app/features/loan-planner/loan-planner-form.ts';
import { pageMeta } from '#app/ui/page-meta.ts';

/** The example's answer. Runs at build time: the browser gets it without the engine. */
export function loader() {
  return exampleOf(loanPlannerAnswer(loanPlannerStart));
}

export function meta() {
  return pageMeta({
    title: 'Loan Planner',
    description:
      'What an offset, extra repayments, a lump sum, interest only, a fixed part and refinancing do to a home loan, month by month to the cent. Free, without an account.',
    path: '/loan-planner',
  });
}

export default function LoanPlannerPage() {
  const example = useLoaderData<typeof loader>();
  return (
    <div className="fh-width">
      <PageHead title="Loan Planner">What a loan with an offset really does.</PageHead>
      <ToolCalculator form={loanPlannerForm} example={example} />
    </div>
  );
}
