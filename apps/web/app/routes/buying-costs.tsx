import '#app/theme/mantine-calculator.css';
import { buyingCostsStart } from '@freehold/contract';
import { buyingCostsAnswer } from '@freehold/domain';
import { useLoaderData } from 'react-router';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { ToolCalculator } from '#app/calculator/tool/tool-calculator.tsx';
import { exampleOf } from '#app/calculator/tool/tool-example.ts';
import { buyingCostsForm } from '#app/features/buying-costs/buying-costs-form.ts';
import { pageMeta } from '#app/ui/page-meta.ts';

/** The example's answer. Runs at build time: the browser gets it without the engine. */
export function loader() {
  return exampleOf(buyingCostsAnswer(buyingCostsStart));
}

export function meta() {
  return pageMeta({
    title: 'Buying Costs Calculator',
    description:
      'The cash a purchase takes on settlement day, with duty, fees and mortgage insurance in every state, or the price your cash reaches.',
    path: '/buying-costs',
  });
}

export default function BuyingCostsPage() {
  const example = useLoaderData<typeof loader>();
  return (
    <div className="fh-width">
      <PageHead title="Buying Costs Calculator">
        What a purchase takes on settlement day, and the other way round: the price your cash reaches.
      </PageHead>
      <ToolCalculator form={buyingCostsForm} example={example} />
    </div>
  );
}
