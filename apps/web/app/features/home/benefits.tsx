import css from './benefits.module.css';
import type { Benefit } from './texts.ts';

/** The six reasons, worded so that they can be checked. */
export function Benefits({ benefits }: { readonly benefits: readonly Benefit[] }) {
  return (
    <section
      id="why"
      tabIndex={-1}
      data-scroll-target
      className={`fh-width ${css.section}`}
      aria-labelledby="why-title"
    >
      <h2 id="why-title">Why Choose Our Platform</h2>
      <ul className={css.cards}>
        {benefits.map((benefit) => (
          <li key={benefit.title} className={css.card}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
