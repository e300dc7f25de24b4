import { pageMeta } from '#app/ui/page-meta.ts';
import { type ComingTool, ComingToolScreen } from '#app/ui/screens/coming-tool-screen.tsx';

const tool: ComingTool = {
  name: 'Investment Modelling Dashboard',
  purpose: 'Explore different property investment scenarios and their potential outcomes.',
  abilities: [
    'How many properties Australian investors own, from tax office figures',
    'A first purchase and its equity, year by year',
    'A portfolio that grows from the equity it builds, with every assumption open to change',
    'Negative gearing: rent, deductions, depreciation and the effect on tax',
  ],
};

export function meta() {
  return pageMeta({ title: 'Modelling Dashboard', description: tool.purpose, path: '/modelling-dashboard' });
}

export default function ModellingDashboardPage() {
  return <ComingToolScreen tool={tool} />;
}
