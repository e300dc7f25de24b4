import '#app/theme/mantine-calculator.css';
import { capitalGainsStart } from '@freehold/contract';
import { capitalGainsAnswer } from '@freehold/domain';
import { useLoaderData } from 'react-router';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { ToolCalculator } from '#app/calculator/tool/tool-calculator.tsx';
import { exampleOf } from '#app/calculator/tool/tool-example.ts';
import { capitalGainsForm } from '#app/features/capital-gains/capital-gains-form.ts';
import { pageMeta } from '#app/ui/page-meta.ts';

/** The example's answer. Runs at build time: the browser gets it without the engine. */
export function loader() {
  return exampleOf(capitalGainsAnswer(capitalGainsStart));
}

export function meta() {
  return pageMeta({
    title: 'Capital Gains Tax Calculator',
    description:
      'Tax on the sale of an investment property by the law of the day, before and after 1 July 2027, with every step of the working. Free, without an account.',
    path: '/capital-gains',
  });
}

export default function CapitalGainsPage() {
  const example = useLoaderData<typeof loader>();
  return (
    <div className="fh-width">
      <PageHead title="Capital Gains Tax Calculator">
        What selling an investment property costs in tax, by the law of the day you sign, and by the law before 1 July
        2027.
      </PageHead>
      <ToolCalculator form={capitalGainsForm} example={example} />
    </div>
  );
}
