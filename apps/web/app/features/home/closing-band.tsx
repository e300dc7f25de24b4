import { Button } from '@mantine/core';
import { Link } from 'react-router';
import css from './closing-band.module.css';
import { scrollToSection } from './scroll-to-section.ts';

/** The band that ends the page: open an account, or read on. */
export function ClosingBand() {
  return (
    <section className={css.band} aria-labelledby="closing-title">
      <div className={`fh-width ${css.row}`}>
        <div className={css.words}>
          <h2 id="closing-title">Keep your figures in one place</h2>
          <p>
            With an account your properties, loans and plans stay together, and every estimate starts from your own
            details.
          </p>
        </div>
        <div className={css.actions}>
          <Button component={Link} to="/auth?tab=sign-up" size="lg" className={css.primary ?? ''}>
            Start Free Trial
          </Button>
          <Button size="lg" variant="outline" className={css.secondary ?? ''} onClick={() => scrollToSection('why')}>
            Learn More
          </Button>
        </div>
      </div>
    </section>
  );
}
