import { ActionButton } from '#app/ui/action.tsx';
import { Mark } from '#app/ui/wordmark.tsx';
import css from './hero.module.css';
import { HousePlan } from './house-plan.tsx';
import { scrollToSection } from './scroll-to-section.ts';
import { hero } from './texts.ts';

/** The first screen: what this is, and the way to the tools. */
export function Hero() {
  return (
    <section className={`fh-width ${css.hero}`}>
      <div className={css.words}>
        <h1>Smart Property Investment Solutions for Australians</h1>
        <p className={css.lead}>{hero.lead} </p>
        <ActionButton size="large" onClick={() => scrollToSection('tools')}>
          Get Started
        </ActionButton>
        <ul className={css.promises}>
          {hero.points.map((promise) => (
            <li key={promise}>
              <Mark size={14} />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <HousePlan />
    </section>
  );
}
