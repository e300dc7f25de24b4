import { use } from 'react';
import { EditButton } from '../shared/edit-button.tsx';
import type { OnEdit } from '../shared/editing.ts';
import layout from '../shared/layout.module.css';
import { ReadOnly } from '../shared/read-only.ts';

/** The three ways into the details form that most people need. */
export function FinancialManagement({ onEdit }: { readonly onEdit: OnEdit }) {
  if (use(ReadOnly)) return null;
  return (
    <section className={`fh-card fh-no-print ${layout.card}`} aria-labelledby="financial-management">
      <h3 id="financial-management">Financial Management</h3>
      <p className={layout.text}>Every figure on this dashboard comes from your details. Keep them up to date here.</p>
      <div className={layout.actions}>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'occupation' }}>
          Update Income Details
        </EditButton>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'liabilities' }}>
          Manage Loan Information
        </EditButton>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'assets', newAsset: true }}>
          Add External Asset
        </EditButton>
      </div>
    </section>
  );
}
