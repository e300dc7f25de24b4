import type { LeadRow } from '../lead-row.ts';
import css from './leads-table.module.css';

const columns = ['Name', 'Type and figures', 'Consent', 'Status', 'Report', 'Received'] as const;

/** The leads as a table, and as cards where a table would be too wide. */
export function LeadsTable({ rows }: { rows: readonly LeadRow[] }) {
  return (
    <div className={`fh-card ${css.frame}`}>
      <table className={css.table}>
        <caption className="fh-for-readers">Leads, newest first</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LeadLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LeadLine({ row }: { row: LeadRow }) {
  return (
    <tr>
      <th scope="row" className={css.person}>
        <span className={css.name}>{row.name}</span>
        <a href={`mailto:${row.email}`}>{row.email}</a>
        <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}>{row.phone}</a>
      </th>
      <td data-label="Type and figures">
        <span className={css.kind}>{row.kind}</span>
        {row.figure && <span className={`fh-figures ${css.figure}`}>{row.figure}</span>}
        {row.details.map((detail) => (
          <span key={detail} className={css.detail}>
            {detail}
          </span>
        ))}
      </td>
      <td data-label="Consent">
        {row.consent.map((line) => (
          <span key={line} className={css.detail}>
            {line}
          </span>
        ))}
      </td>
      <td data-label="Status">
        <span className={css.status}>{row.status}</span>
      </td>
      <td data-label="Report">
        <span className={css.report} data-tone={row.report.tone}>
          {row.report.text}
        </span>
      </td>
      <td data-label="Received">
        <time dateTime={row.received.iso} title={row.received.full}>
          {row.received.text}
        </time>
      </td>
    </tr>
  );
}
