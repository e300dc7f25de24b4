import type { Property } from '@freehold/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { notProvided } from '../shared/property-facts.ts';
import { PropertyPicture } from '../shared/property-picture.tsx';
import screen from '../shared/screen.module.css';
import { PictureNote } from './picture-note.tsx';
import css from './property-record.module.css';
import { adviserLines, publicLines, type RecordLine } from './property-record.ts';

/** Everything that is stored of a property, to look at. */
export function PropertyRecord({ property }: { readonly property: Property }) {
  const { description, features, imageUrl, name, userId } = property;
  return (
    <div className={css.record}>
      <section className={`fh-card ${screen.card}`} aria-labelledby="record-public">
        <h2 id="record-public">What clients see</h2>
        <Lines lines={publicLines(property)} />
        <h3>Description</h3>
        <p className={css.text}>{description || notProvided}</p>
        <h3>Features</h3>
        {features.length === 0 ? (
          <p className={css.text}>{notProvided}</p>
        ) : (
          <ul className={css.features}>
            {[...new Set(features)].map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </section>
      <div className={css.side}>
        <div className={`fh-card ${css.picture}`}>
          <PropertyPicture src={imageUrl} alt={`Picture of ${name}`} fetching={property.picture} isFirst />
          <PictureNote property={property} />
        </div>
        <section className={`fh-card ${screen.card}`} aria-labelledby="record-adviser">
          <h2 id="record-adviser">Only advisers see</h2>
          <Lines lines={adviserLines(property)}>
            <div>
              <dt>Client (user ID)</dt>
              <dd>{userId ? <Link to={`/admin/client/${userId}`}>{userId}</Link> : notProvided}</dd>
            </div>
          </Lines>
        </section>
      </div>
    </div>
  );
}

function Lines({ lines, children }: { readonly lines: readonly RecordLine[]; readonly children?: ReactNode }) {
  return (
    <dl className={css.lines}>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fh-figures">{text}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
