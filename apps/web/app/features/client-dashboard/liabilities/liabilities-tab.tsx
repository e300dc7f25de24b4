import type { TabProps } from '../shared/client-record.ts';
import { EditButton } from '../shared/edit-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import layout from '../shared/layout.module.css';
import { PieCard } from '../shared/pie-card.tsx';
import { RecordTable } from '../shared/record-table.tsx';
import { TabNote } from '../shared/tab-note.tsx';
import { WorkingPart } from '../shared/working-part.tsx';
import { Beside } from '../timeline/beside.tsx';
import css from './liabilities-tab.module.css';
import { type LiabilityOverview, liabilityOverview } from './liability-list.ts';

/** Debt by type, credit utilisation, and the terms of each liability. */
export function LiabilitiesTab({ record: { details }, onEdit }: TabProps) {
  const overview = liabilityOverview(details);
  if (overview.entries.length === 0) {
    return (
      <>
        <EmptyState
          title="Liabilities"
          actions={
            <EditButton onEdit={onEdit} opening={{ openOn: 'liabilities' }}>
              Manage Loan Information
            </EditButton>
          }
        >
          <p>
            <strong>No data yet</strong>
          </p>
          <p>Add your loans, cards and other liabilities to see what they cost and how much credit is used.</p>
        </EmptyState>
        <TabNote />
      </>
    );
  }
  return (
    <div className={layout.stack}>
      <div className={layout.halves}>
        {overview.pie ? (
          <PieCard
            title="Liabilities by type"
            description="What you owe by type of liability"
            data={overview.pie}
            fileName="freehold-liabilities-by-type"
          />
        ) : (
          <EmptyState title="Liabilities by type">
            <p>Nothing is owed: no liability has a balance above $0.</p>
          </EmptyState>
        )}
        <CreditCard overview={overview} />
      </div>
      <Beside of="owed" />
      <Beside of="repayments" />
      <LoanDetails overview={overview} onEdit={onEdit} />
      <TabNote />
    </div>
  );
}

function CreditCard({
  overview: { credit, creditText, creditNote, creditWorking },
}: {
  readonly overview: LiabilityOverview;
}) {
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="credit-utilisation">
      <h3 id="credit-utilisation">Credit utilisation</h3>
      <p className={layout.text}>{creditText}</p>
      <div
        role="progressbar"
        aria-labelledby="credit-utilisation"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(credit.barPct)}
        aria-valuetext={creditText}
        className={css.bar}
      >
        <span style={{ width: `${credit.barPct}%` }} data-is-over={credit.utilisationPct > 100 || undefined} />
      </div>
      <p className={layout.quiet}>{creditNote}</p>
      <WorkingPart id="credit-working" subject="Credit utilisation" working={creditWorking} />
    </section>
  );
}

function LoanDetails({ overview, onEdit }: Pick<TabProps, 'onEdit'> & { readonly overview: LiabilityOverview }) {
  const columns = ['Liability', ...(overview.entries[0]?.details.map(({ label }) => label) ?? [])];
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="loan-details">
      <h3 id="loan-details">Loan details</h3>
      <RecordTable
        caption="Loan details"
        columns={columns}
        rows={overview.entries.map(({ id, title, subtitle, details }) => ({
          id,
          name: title,
          subtitle,
          cells: details.map(({ value }) => value),
        }))}
      />
      <div className={`fh-no-print ${layout.actions}`}>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'liabilities' }}>
          Manage Loan Information
        </EditButton>
      </div>
    </section>
  );
}
