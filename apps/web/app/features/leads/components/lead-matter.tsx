import type { LeadDetails } from '@freehold/contract';
import { useState } from 'react';
import { localDay } from '#app/calculator/today.ts';
import { type LeadResults, leadResults } from '../lead-matters.ts';
import css from './lead-screen.module.css';

/** What the person entered or wrote, with its result as they saw it, as stored, and as the engine computes it now. */
export function LeadMatter({ lead }: { lead: LeadDetails }) {
  const [today] = useState(() => localDay(new Date()));
  const results = leadResults(lead, today);
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-matter">
      <h2 id="lead-matter">{results ? 'Inputs and result' : 'Message'}</h2>
      {results && <Results results={results} engineVersion={lead.engineVersion} />}
      {lead.strategySession && (
        <p className={css.message}>{lead.strategySession.message || 'No message was left with the request.'}</p>
      )}
    </section>
  );
}

function Results({ results, engineVersion }: { results: LeadResults; engineVersion: string }) {
  return (
    <>
      <dl className={css.facts}>
        {results.inputs.map(([label, text]) => (
          <div key={label} className={css.pair}>
            <dt>{label}</dt>
            <dd className="fh-figures">{text}</dd>
          </div>
        ))}
      </dl>
      <table className={css.results}>
        <caption className="fh-for-readers">The result as seen, as stored and as worked out now</caption>
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">Visitor saw</th>
            <th scope="col">On arrival</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {results.rows.map(({ label, seen, stored, now }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label="Visitor saw" className="fh-figures">
                {seen}
              </td>
              <td data-label="On arrival" className="fh-figures">
                {stored}
              </td>
              <td data-label="Now" className="fh-figures">
                {now}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {results.differs && (
        <p className={css.differs}>
          What the visitor saw or what was stored differs from what the engine works out now. Go by the last column.
        </p>
      )}
      <div className={css.quiet}>
        <p>Rules the result follows (calculator version {engineVersion} when it came in):</p>
        <ul>
          {results.rules.map(({ id, label, dates }) => (
            <li key={id}>
              {label}: {dates}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
