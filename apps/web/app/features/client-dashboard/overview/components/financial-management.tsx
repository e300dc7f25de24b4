import { Button } from '@mantine/core';
import layout from '../../shared/components/layout.module.css';
import type { OnEdit } from '../../shared/editing.ts';

/** The three ways into the details form that most people need. */
export function FinancialManagement({ onEdit }: { readonly onEdit: OnEdit }) {
  return (
    <section className={`fh-card fh-no-print ${layout.card}`} aria-labelledby="financial-management">
      <h3 id="financial-management">Financial Management</h3>
      <p className={layout.text}>Every figure on this dashboard comes from your details. Keep them up to date here.</p>
      <div className={layout.actions}>
        <Button variant="default" onClick={() => onEdit({ openOn: 'occupation' })}>
          Update Income Details
        </Button>
        <Button variant="default" onClick={() => onEdit({ openOn: 'liabilities' })}>
          Manage Loan Information
        </Button>
        <Button variant="default" onClick={() => onEdit({ openOn: 'assets', newAsset: true })}>
          Add External Asset
        </Button>
      </div>
    </section>
  );
}
