import { PortfolioManagerScreen } from '#app/features/auth/components/portfolio-manager-screen.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Portfolio Manager',
    description: 'The way to your portfolio of properties, loans and savings.',
    path: '/portfolio-manager',
    isPrivate: true,
  });
}

export default function PortfolioManagerPage() {
  return <PortfolioManagerScreen />;
}
