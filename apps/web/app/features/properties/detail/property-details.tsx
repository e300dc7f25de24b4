import type { Property } from '@freehold/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ArchivedNote } from '../archiving/archived-note.tsx';
import { SaveToggle } from '../saved/save-toggle.tsx';
import { type PropertyFacts, propertyFacts } from '../shared/property-facts.ts';
import { PropertyPicture } from '../shared/property-picture.tsx';
import { roleHome } from '../shared/role-home.ts';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useRole } from '../shared/use-role.ts';
import { FinancialSummaryCard } from './financial-summary-card.tsx';
import { OutlookCharts } from './outlook-charts.tsx';
import css from './property-details.module.css';

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
    <div className={`fh-width ${screen.screen}`}>
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
