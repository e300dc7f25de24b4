import type { FlatProfile, Property } from '@freehold/contract';
import { useSettled } from '#app/calculator/use-settled.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { affordability, capacityOf } from '../shared/affordability.ts';
import screen from '../shared/screen.module.css';
import css from './assign-property-screen.module.css';
import { type AssignmentDraft, termsOf } from './assignment-draft.ts';
import { type PurchaseView, purchaseView } from './purchase-view.ts';

interface AssignSummaryProps {
  /** True when a client was chosen, whose record may still be loading. */
  readonly isClientChosen: boolean;
  readonly client: FlatProfile | null;
  readonly property: Property | null;
  readonly draft: AssignmentDraft;
}

/** The financial summary of the purchase and whether the client can likely afford it. */
export function AssignSummary({ isClientChosen, client, property, draft }: AssignSummaryProps) {
  const terms = termsOf(draft);
  const capacity = capacityOf(client);
  const view = property && terms && purchaseView({ ...property, capacity }, terms);
  const waiting = property ? 'Correct the calculator to see the figures.' : 'Choose a property to see its figures.';
  return (
    <section className={`fh-card ${screen.card}`} aria-labelledby="assign-summary">
      <h2 id="assign-summary">Financial Summary</h2>
      {view && property ? (
        <>
          <SummaryTable view={view} />
          <AffordabilityPart view={view} price={property.price} client={client} isClientChosen={isClientChosen} />
          <WorkingToggle id="assign-working">
            <WorkingTable caption="How the purchase is worked out" rows={view.working} />
          </WorkingToggle>
        </>
      ) : (
        <p className={screen.quiet}>{waiting}</p>
      )}
      <p className={screen.quiet}>
        Estimates and general information, not a credit assessment: duty, fees, taxes, living expenses and lender rules
        are left out.
      </p>
    </section>
  );
}

function SummaryTable({ view }: { readonly view: PurchaseView }) {
  return (
    <table className={css.table} aria-labelledby="assign-summary">
      <tbody>
        {view.rows.map(({ label, figure, note }) => (
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
  );
}

interface AffordabilityPartProps {
  readonly isClientChosen: boolean;
  readonly view: PurchaseView;
  readonly price: number;
  readonly client: FlatProfile | null;
}

function AffordabilityPart({ isClientChosen, view, price, client }: AffordabilityPartProps) {
  const found = affordability(view.purchase, { price, client });
  const answer = client === null && isClientChosen ? 'Client not loaded yet' : found.answer;
  const spoken = useSettled(`${answer}. ${found.reasons.join(' ')}`);
  return (
    <>
      <div className={css.answer}>
        <h3 className="fh-for-readers">Affordability</h3>
        <strong>{answer}</strong>
        {found.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <p className="fh-for-readers" role="status">
        {spoken}
      </p>
      {found.working.length > 0 && (
        <WorkingToggle id="assign-affordability-working" label="How is this answer worked out?">
          <WorkingTable caption="How the answer is worked out" rows={found.working} />
        </WorkingToggle>
      )}
      {found.quickReading && (
        <p className={screen.quiet}>
          <strong>Quick reading</strong>: {found.quickReading}
        </p>
      )}
      {found.quickWorking.length > 0 && (
        <WorkingToggle id="assign-capacity-working" label="How is the quick reading’s capacity worked out?">
          <WorkingTable caption="How the quick reading’s capacity is worked out" rows={found.quickWorking} />
        </WorkingToggle>
      )}
    </>
  );
}
