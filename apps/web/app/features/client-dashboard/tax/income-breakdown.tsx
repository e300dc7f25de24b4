import { EditButton } from '../shared/edit-button.tsx';
import type { OnEdit } from '../shared/editing.ts';
import layout from '../shared/layout.module.css';
import { RecordTable } from '../shared/record-table.tsx';
import type { TaxAnalysis } from './tax-analysis.ts';

interface IncomeBreakdownProps {
  readonly analysis: TaxAnalysis;
  readonly onEdit: OnEdit;
}

/** Incomes, tax and what is left of the client and, while assessed together, of the partner. */
export function IncomeBreakdown({ analysis: { breakdown, hasPartner }, onEdit }: IncomeBreakdownProps) {
  const columns = hasPartner ? ['A year', 'You', 'Your partner', 'Together'] : ['A year', 'You'];
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="income-breakdown">
      <h3 id="income-breakdown">Income breakdown</h3>
      <RecordTable
        caption="Income breakdown"
        columns={columns}
        rows={breakdown.map(({ label, primary, partner, together }) => ({
          id: label,
          name: label,
          cells: partner === null ? [primary] : [primary, partner, together],
        }))}
      />
      {!hasPartner && (
        <p className={layout.quiet}>A partner’s income counts only while you are assessed with your partner.</p>
      )}
      <div className={`fh-no-print ${layout.actions}`}>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'occupation' }}>
          Update Income Details
        </EditButton>
      </div>
    </section>
  );
}
