import type { Property } from '@freehold/contract';
import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useToday } from '#app/calculator/today.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { errorText } from '#app/lib/error-text.ts';
import { readClientDetails } from '#app/lib/read-client-details.ts';
import { useSession } from '#app/lib/session.ts';
import { ArchivedNote } from '../archiving/archived-note.tsx';
import { LawCard } from '../law/law-card.tsx';
import { SaveToggle } from '../saved/save-button.tsx';
import { capacityAfterDebts } from '../shared/affordability.ts';
import { type PropertyFacts, propertyFacts } from '../shared/property-facts.ts';
import { PropertyPicture } from '../shared/property-picture.tsx';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { roleHome, useRole } from '../shared/use-role.ts';
import { PurchaseEffectCard } from '../timeline/purchase-effect.tsx';
import { financialSummary } from './financial-summary.ts';
import { OutlookCharts } from './outlook-charts.tsx';
import css from './property-details.module.css';

interface OwnPartProps {
  readonly clientId: string;
  readonly property: Property;
}

/** The record of a client; asked for under the key of their dashboard, so that it is not fetched again. */
function ownDetails(clientId: string) {
  return queryOptions({
    queryKey: ['client', clientId, 'details'],
    queryFn: ({ signal }) => readClientDetails(clientId, { signal }),
  });
}

/** What buying this property would do to the signed-in client's own timeline. */
function OwnPurchaseEffect({ clientId, property }: OwnPartProps) {
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(ownDetails(clientId));
  const facts = useMemo(() => {
    if (data === undefined || today === null) return null;
    const { profile, assets, liabilities } = data;
    return {
      record: data,
      property,
      day: today,
      quickCapacity: capacityAfterDebts({ ...profile, assets, liabilities }),
    };
  }, [data, property, today]);
  if (error && data === undefined && !isFetching) {
    return (
      <section className={`fh-card ${screen.card}`} aria-label="Timeline">
        <p>Your details did not load. {errorText(error, 'Our server could not answer.')}</p>
        <div>
          <Button type="button" size="xs" variant="default" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      </section>
    );
  }
  return <PurchaseEffectCard facts={facts} />;
}

/** The law on the property for the signed-in client, on their own income. */
function OwnLawCard({ clientId, property }: OwnPartProps) {
  const income = useQuery(ownDetails(clientId)).data?.profile.grossIncome ?? 0;
  return <LawCard property={property} ownIncome={income > 0 ? income : null} />;
}

/** The Financial Summary of a property, with its working. */
function FinancialSummaryCard({ property }: { readonly property: Property }) {
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

const labels: readonly (readonly [keyof PropertyFacts, string])[] = [
  ['beds', 'Bedrooms'],
  ['baths', 'Bathrooms'],
  ['area', 'Area'],
  ['growthRate', 'Growth rate'],
  ['rentalYield', 'Rental yield'],
];

/** Everything about a property. */
export function PropertyDetails({ property }: { readonly property: Property }) {
  const role = useRole();
  const session = useSession();
  const clientId = role === 'CLIENT' && session.status === 'signed-in' ? session.user.id : null;
  const facts = propertyFacts(property);
  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead
        title={property.name}
        backTo={roleHome(role)}
        actions={
          role === 'CLIENT' ? (
            <SaveToggle propertyId={property.id} />
          ) : (
            <AdviserActions property={property} canEdit={role === 'ADMIN'} />
          )
        }
      >
        {facts.address}
      </ScreenHead>
      {property.archived && <ArchivedNote isAdviser={role !== 'CLIENT'} />}
      <div className={css.top}>
        <div className={`fh-card ${css.picture}`}>
          <PropertyPicture
            src={property.imageUrl}
            alt={`Picture of ${property.name}`}
            fetching={property.picture}
            isFirst
          />
        </div>
        <section className={`fh-card ${screen.card}`} aria-label="Key facts">
          <p className={`fh-big-figure ${css.price}`}>{facts.price}</p>
          <dl className={css.facts}>
            {labels.map(([field, label]) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd className="fh-figures">{facts[field]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div className={css.pair}>
        <FinancialSummaryCard property={property} />
        <About property={property} />
      </div>
      {clientId !== null && <OwnPurchaseEffect clientId={clientId} property={property} />}
      <OutlookCharts property={property} />
      {clientId === null ? (
        <LawCard property={property} ownIncome={null} />
      ) : (
        <OwnLawCard clientId={clientId} property={property} />
      )}
    </div>
  );
}

interface AdviserActionsProps {
  readonly property: Property;
  /** The catalogue is the admins'. */
  readonly canEdit: boolean;
}

function AdviserActions({ property: { id, archived }, canEdit }: AdviserActionsProps) {
  return (
    <>
      {!archived && (
        <Button component={Link} to={`/assign-property?property=${id}`} variant="default">
          Assign to a client
        </Button>
      )}
      {canEdit && (
        <Button component={Link} to={`/admin/property/${id}`}>
          Edit
        </Button>
      )}
    </>
  );
}

function About({ property: { description, features } }: { readonly property: Property }) {
  return (
    <section className={`fh-card ${screen.card}`} aria-labelledby="property-about">
      <h2 id="property-about">Description</h2>
      {description === '' ? <p className={screen.quiet}>Not provided</p> : <p className={css.text}>{description}</p>}
      <h2>Features</h2>
      {features.length === 0 ? (
        <p className={screen.quiet}>Not provided</p>
      ) : (
        <ul className={css.features}>
          {[...new Set(features)].map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
