import { ActionButton } from '#app/ui/action.tsx';
import css from './hero.module.css';
import type { HeroExample } from './hero-example.ts';
import { HeroFigures } from './hero-figures.tsx';
import { scrollToSection } from './scroll-to-section.ts';
import type { HeroWords } from './texts.ts';

/** First screen of the page: what Freehold is, its two figures, and the rules they rest on. */
export function Hero({ rules, hero, ...figures }: HeroExample & { readonly hero: HeroWords }) {
  return (
    <section className={`fh-width ${css.hero}`}>
      <h1>Smart Property Investment Solutions for Australians</h1>
      <HeroFigures hero={hero} {...figures} />
      <div className={css.words}>
        <p className={css.lead}>{hero.lead} </p>
        <ActionButton size="large" tone="quiet" onClick={() => scrollToSection('tools')}>
          Get Started
        </ActionButton>
        <ul className={css.rules}>
          {rules.map(({ label, statute, read }) => (
            <li key={label}>
              <b>{label}</b> {statute}, read {read}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
