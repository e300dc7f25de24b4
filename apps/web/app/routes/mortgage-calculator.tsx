import { pageMeta } from '#app/ui/page-meta.ts';
import { type ComingTool, ComingToolScreen } from '#app/ui/screens/coming-tool-screen.tsx';

const tool: ComingTool = {
  name: 'Mortgage Calculator',
  purpose: 'What a home loan costs: each repayment, the interest over the whole term, and what a little extra changes.',
  abilities: [
    'Weekly, fortnightly or monthly repayments for a loan amount, rate and term',
    'Principal and interest, or interest only, and what happens when that period ends',
    'The years and the interest that extra repayments save',
    'Every step of the working beside its figure',
  ],
};

export function meta() {
  return pageMeta({ title: tool.name, description: tool.purpose, path: '/mortgage-calculator' });
}

export default function MortgageCalculatorPage() {
  return <ComingToolScreen tool={tool} />;
}
