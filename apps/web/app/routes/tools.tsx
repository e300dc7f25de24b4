import { ToolList } from '#app/features/tools/tool-list.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Tools',
    description:
      'Every calculator and model by the question it answers: borrowing, repayments, growth and the 2027 tax law.',
    path: '/tools',
  });
}

export default function ToolsPage() {
  return <ToolList />;
}
