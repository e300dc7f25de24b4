import type { Property } from '@freehold/contract';
import { Link } from 'react-router';
import { SaveButton } from '../saved/save-button.tsx';
import { propertyFacts } from '../shared/property-facts.ts';
import { PropertyPicture } from '../shared/property-picture.tsx';
import css from './property-card.module.css';

interface PropertyCardProps {
  readonly property: Property;
  /** Null while it is not known, undefined for those who do not save. */
  readonly isSaved: boolean | null | undefined;
}

/** A property of the catalogue; a press anywhere but on its toggle opens it. */
export function PropertyCard({ property, isSaved }: PropertyCardProps) {
  const facts = propertyFacts(property);
  return (
    <li className={`fh-card ${css.card}`}>
      <PropertyPicture src={facts.imageUrl} alt="" fetching={property.picture} />
      <div className={css.body}>
        <h2>
          <Link className={css.link} to={`/property/${facts.id}`}>
            {facts.name}
          </Link>
        </h2>
        <p className={css.address}>{facts.address}</p>
        <p className={`fh-big-figure ${css.price}`}>{facts.price}</p>
        <dl className={`fh-figures ${css.facts}`}>
          <Fact label="Beds">{facts.beds}</Fact>
          <Fact label="Baths">{facts.baths}</Fact>
          <Fact label="Area">{facts.area}</Fact>
          <Fact label="Yield">{facts.rentalYield}</Fact>
          <Fact label="Growth">{facts.growthRate}</Fact>
        </dl>
        {isSaved !== undefined && (
          <div className={`fh-no-print ${css.toggle}`}>
            <SaveButton propertyId={facts.id} isSaved={isSaved} name={facts.name} />
          </div>
        )}
      </div>
    </li>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
