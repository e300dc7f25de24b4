import css from './disclaimer.module.css';

/** A page's standing disclaimer. Once a page, under its result (FIRST-13). */
export function Disclaimer({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div role="note" aria-label="Disclaimer" className={css.disclaimer}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
