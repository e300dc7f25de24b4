import css from './database-test.module.css';

const tables = ['profiles', 'assets', 'liabilities', 'portfolios', 'properties'] as const;

/** What to look at when a test fails. */
export function Advice() {
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="advice">
      <h2 id="advice">Troubleshooting</h2>
      <h3>API connection</h3>
      <ul>
        <li>Nothing is accessible: the server does not run, or VITE_API_BASE of this build names another address.</li>
        <li>/auth/test and /diagnostic alone are not: the server runs with DIAGNOSTICS=off.</li>
        <li>From another site, its origin has to be in CORS_ORIGINS of the server.</li>
        <li>Admin creation works from the machine of the server only, as localhost.</li>
      </ul>
      <h3>Database permissions</h3>
      <ul>
        <li>Asset or liability creation fails: the database user of DATABASE_URL may not insert.</li>
        <li>Profile update fails: it may not update, or somebody saved the same profile meanwhile.</li>
        <li>Diagnostic info is for an ADMIN: log in as the test admin first.</li>
      </ul>
      <p className={css.quiet}>
        The database user needs to read and write the tables {tables.slice(0, -1).join(', ')} and {tables.at(-1)}.
      </p>
    </section>
  );
}
