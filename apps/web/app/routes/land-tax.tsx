import '#app/theme/mantine-calculator.css';
import { landTaxStart } from '@freehold/contract';
import { landTaxAnswer } from '@freehold/domain';
import { useLoaderData } from 'react-router';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { ToolCalculator } from '#app/calculator/tool/tool-calculator.tsx';
import { exampleOf } from '#app/calculator/tool/tool-example.ts';
import { landTaxForm } from '#app/features/land-tax/land-tax-form.ts';
import { pageMeta } from '#app/ui/page-meta.ts';

/** The example's answer. Runs at build time: the browser gets it without the engine. */
export function loader() {
  return exampleOf(landTaxAnswer(landTaxStart));
}

export function meta() {
  return pageMeta({
    title: 'Land Tax Calculator',
    description:
      'Land tax for 2026 in every state and territory from your land values, line by line, and the same land compared across states. Free, without an account.',
    path: '/land-tax',
  });
}

export default function LandTaxPage() {
  const example = useLoaderData<typeof loader>();
  return (
    <div className="fh-width">
      <PageHead title="Land Tax Calculator">
        What an individual owner pays a year on investment land, by the tables of 2026.
      </PageHead>
      <ToolCalculator form={landTaxForm} example={example} />
    </div>
  );
}
