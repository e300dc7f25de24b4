import { ActionButton } from '#app/ui/action.tsx';
import { Mark } from '#app/ui/wordmark.tsx';
import css from './hero.module.css';
import { HousePlan } from './house-plan.tsx';
import { scrollToSection } from './scroll-to-section.ts';

const promises = [
  'No account for the calculators',
  'The working behind every figure',
  'Australian rules, each with its date',
];

/** The first screen: what this is, and the way to the tools. */
export function Hero() {
  return (
    <section className={`fh-width ${css.hero}`}>
      <div className={css.words}>
        <h1>Smart Property Investment Solutions for Australians</h1>
        <p className={css.lead}>
          Work out what you could borrow, what a loan would cost and how a portfolio might grow. Every estimate shows
          how it was made, so you can check it yourself.
        </p>
        <ActionButton size="large" onClick={() => scrollToSection('tools')}>
          Get Started
        </ActionButton>
        <ul className={css.promises}>
          {promises.map((promise) => (
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
