import { Benefits } from '#app/features/home/benefits.tsx';
import { ClosingBand } from '#app/features/home/closing-band.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { ToolCards } from '#app/features/home/tool-cards.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { structuredData } from '#app/ui/structured-data.ts';

const description =
  'Estimate your borrowing capacity, see what a home loan costs and keep a property portfolio in one place. Every figure shows its working.';

export function meta() {
  return [
    ...pageMeta({ title: 'property calculators and portfolios for Australians', description, path: '/' }),
    structuredData('WebSite', { name: 'Freehold', description, url: '/', inLanguage: 'en-AU' }),
  ];
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <ToolCards />
      <Benefits />
      <ClosingBand />
    </>
  );
}
