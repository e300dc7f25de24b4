import css from './page-head.module.css';

/** What the page is for. */
export function PageHead() {
  return (
    <header className={css.head}>
      <h1>Borrowing Capacity Calculator</h1>
      <p className="fh-no-print">
        An indicative figure from your income, the people you support and what you already owe. It changes as you type,
        and shows how it came about.
      </p>
    </header>
  );
}
