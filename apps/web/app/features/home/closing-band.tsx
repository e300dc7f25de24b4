import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import css from './closing-band.module.css';
import { scrollToSection } from './scroll-to-section.ts';

/** Band at the end of the page: open an account, or read on. */
export function ClosingBand({ closing }: { readonly closing: string }) {
  return (
    <section className={css.band} aria-labelledby="closing-title">
      <div className={`fh-width ${css.row}`}>
        <div className={css.words}>
          <h2 id="closing-title">Keep your figures in one place</h2>
          <p>{closing} </p>
        </div>
        <div className={css.actions}>
          <ActionLink to="/auth?tab=sign-up" size="large" className={css.primary}>
            Start Free Trial
          </ActionLink>
          <ActionButton size="large" tone="quiet" className={css.secondary} onClick={() => scrollToSection('why')}>
            Learn More
          </ActionButton>
        </div>
      </div>
    </section>
  );
}
