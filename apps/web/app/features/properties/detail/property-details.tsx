import type { Property } from '@freehold/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { ArchivedNote } from '../archiving/archived-note.tsx';
import { SaveToggle } from '../saved/save-button.tsx';
import { type PropertyFacts, propertyFacts } from '../shared/property-facts.ts';
import { PropertyPicture } from '../shared/property-picture.tsx';
import screenClasses from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { roleHome, useRole } from '../shared/use-role.ts';
import { financialSummary } from './financial-summary.ts';
import { OutlookCharts } from './outlook-charts.tsx';
import css from './property-details.module.css';

/** The Financial Summary of a property, with its working. */
function FinancialSummaryCard({ property }: { readonly property: Property }) {
  const { rows, working } = financialSummary(property);
  return (
    <section className={`fh-card ${screenClasses.card}`} aria-labelledby="financial-summary">
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
      <p className={screenClasses.quiet}>Estimates and general information, not advice.</p>
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
  const facts = propertyFacts(property);
  return (
    <div className={`fh-width ${screenClasses.screen}`}>
      <ScreenHead
        title={property.name}
        backTo={roleHome(role)}
        actions={role === 'ADMIN' ? <AdviserActions property={property} /> : <SaveToggle propertyId={property.id} />}
      >
        {facts.address}
      </ScreenHead>
      {property.archived && <ArchivedNote isAdviser={role === 'ADMIN'} />}
      <div className={css.top}>
        <div className={`fh-card ${css.picture}`}>
          <PropertyPicture
            src={property.imageUrl}
            alt={`Picture of ${property.name}`}
            fetching={property.picture}
            isFirst
          />
        </div>
        <section className={`fh-card ${screenClasses.card}`} aria-label="Key facts">
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
      <OutlookCharts property={property} />
    </div>
  );
}

function AdviserActions({ property: { id, archived } }: { readonly property: Property }) {
  return (
    <>
      {!archived && (
        <Button component={Link} to={`/assign-property?property=${id}`} variant="default">
          Assign to a client
        </Button>
      )}
      <Button component={Link} to={`/admin/property/${id}`}>
        Edit
      </Button>
    </>
  );
}

function About({ property: { description, features } }: { readonly property: Property }) {
  return (
    <section className={`fh-card ${screenClasses.card}`} aria-labelledby="property-about">
      <h2 id="property-about">Description</h2>
      {description === '' ? (
        <p className={screenClasses.quiet}>Not provided</p>
      ) : (
        <p className={css.text}>{description}</p>
      )}
      <h2>Features</h2>
      {features.length === 0 ? (
        <p className={screenClasses.quiet}>Not provided</p>
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
