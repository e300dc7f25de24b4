import type { Property } from '@freehold/contract';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import screen from '../shared/screen.module.css';
import { financialSummary } from './financial-summary.ts';
import css from './financial-summary-card.module.css';

/** The Financial Summary of a property, with its working. */
export function FinancialSummaryCard({ property }: { readonly property: Property }) {
  const { rows, working } = financialSummary(property);
  return (
    <section className={`fh-card ${screen.card}`} aria-labelledby="financial-summary">
      <h2 id="financial-summary">Financial Summary</h2>
      <table className={css.table} aria-labelledby="financial-summary">
        <tbody>
          {rows.map(({ label, figure, note }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note && <span className={css.note}>{note}</span>}
              </th>
              <td className="fh-figures">{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <WorkingToggle id="financial-summary-working">
        <WorkingTable caption="How the Financial Summary is worked out" rows={working} />
      </WorkingToggle>
      <p className={screen.quiet}>Estimates and general information, not advice.</p>
    </section>
  );
}
