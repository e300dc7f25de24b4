import css from './disclaimer.module.css';

/** What a page's figures are not, in standing sentences. Once on a page, under its result (FIRST-13). */
export function Disclaimer({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div role="note" aria-label="Disclaimer" className={css.disclaimer}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
