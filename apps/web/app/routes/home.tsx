import { useLoaderData } from 'react-router';
import { Benefits } from '#app/features/home/benefits.tsx';
import { ClosingBand } from '#app/features/home/closing-band.tsx';
import { DashboardPicture } from '#app/features/home/dashboard-picture.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { builtExample } from '#app/features/home/hero-example.ts';
import { homeTexts } from '#app/features/home/texts.ts';
import { ToolCards } from '#app/features/home/tool-cards.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { structuredData } from '#app/ui/structured-data.ts';

const description =
  'Estimate your borrowing capacity, see what a home loan costs and keep a property portfolio in one place. Every figure shows its working.';

/** The page's texts and first figures. Runs at build time: the browser gets them without the engine. */
export function loader() {
  return { ...homeTexts, figures: builtExample() };
}

export function meta() {
  return [
    ...pageMeta({ title: 'property calculators and portfolios for Australians', description, path: '/' }),
    structuredData('WebSite', { name: 'Freehold', description, url: '/', inLanguage: 'en-AU' }),
  ];
}

export default function HomePage() {
  const { hero, tools, ask, questions, picture, benefits, closing, figures } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero hero={hero} {...figures} />
      <ToolCards tools={tools} ask={ask} questions={questions} />
      <Benefits benefits={benefits} />
      <DashboardPicture words={picture} />
      <ClosingBand closing={closing} />
    </>
  );
}
