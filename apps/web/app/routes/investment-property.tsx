import '#app/theme/mantine-calculator.css';
import { investmentPropertyStart } from '@freehold/contract';
import { investmentPropertyAnswer } from '@freehold/domain';
import { useLoaderData } from 'react-router';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { ToolCalculator } from '#app/calculator/tool/tool-calculator.tsx';
import { exampleOf } from '#app/calculator/tool/tool-example.ts';
import { investmentPropertyForm } from '#app/features/investment-property/investment-property-form.ts';
import { pageMeta } from '#app/ui/page-meta.ts';

/** The example's answer. Runs at build time: the browser gets it without the engine. */
export function loader() {
  return exampleOf(investmentPropertyAnswer(investmentPropertyStart));
}

export function meta() {
  return pageMeta({
    title: 'Investment Property Calculator',
    description:
      'What a rental home costs or earns a week after tax, its return if you sell in any year, and what the law of 2027 changes, line by line. Free, without an account.',
    path: '/investment-property',
  });
}

export default function InvestmentPropertyPage() {
  const example = useLoaderData<typeof loader>();
  return (
    <div className="fh-width">
      <PageHead title="Investment Property Calculator">
        What one rental home costs or earns after tax, year by year, and what its sale leaves under the law of 2027 and
        the law before.
      </PageHead>
      <ToolCalculator form={investmentPropertyForm} example={example} />
    </div>
  );
}
