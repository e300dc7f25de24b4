import { type PictureFetch, type Property, pictureProblemTexts, propertyAddressText, routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { money } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { notProvided, orNotProvided, propertyFacts } from '../shared/property-facts.ts';
import { PropertyPicture } from '../shared/property-picture.tsx';
import { propertyQuery } from '../shared/property-query.ts';
import screenClasses from '../shared/screen.module.css';
import css from './property-record.module.css';

/** Below a property's picture: state of its download from another site, with a retry after a failure. */
function PictureNote({ property }: { readonly property: Property }) {
  const { id, imageUrl, picture } = property;
  const queries = useQueryClient();
  const { run, isRunning } = useCall(routes.properties.fetchPicture);
  const [failure, setFailure] = useState<string | null>(null);

  async function tryAgain() {
    setFailure(null);
    const outcome = await run({ params: { id } });
    if (outcome.kind === 'done') queries.setQueryData(propertyQuery(id).queryKey, outcome.reply);
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'Our server could not answer.'));
  }

  return (
    <div className={picture ? css.note : undefined}>
      <div role="status">
        {picture && (
          <p>
            {noteText(picture)} <span className={css.address}>{imageUrl}</span>
          </p>
        )}
      </div>
      {picture?.state === 'failed' && (
        <Button variant="default" size="xs" loading={isRunning} onClick={() => void tryAgain()}>
          Try again
        </Button>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}

function noteText({ state, problem }: PictureFetch): string {
  if (state === 'fetching') return 'Fetching the picture. It is shown here as soon as it arrives. Address:';
  const why = problem === undefined ? 'the reason is not known.' : pictureProblemTexts[problem];
  return `The picture could not be fetched: ${why} Try again, or edit the property and choose a file. Address:`;
}

/** A line of a record: label and value. */
interface RecordLine {
  readonly label: string;
  readonly text: string;
}

/** The fields everyone sees, line by line. */
export function publicLines(property: Property): readonly RecordLine[] {
  const facts = propertyFacts(property);
  return [
    { label: 'Property name', text: property.name },
    { label: 'Address', text: propertyAddressText(property) },
    { label: 'Price', text: facts.price },
    { label: 'Bedrooms', text: facts.beds },
    { label: 'Bathrooms', text: facts.baths },
    { label: 'Area', text: facts.area },
    { label: 'Growth rate', text: facts.growthRate },
    { label: 'Rental yield', text: facts.rentalYield },
  ];
}

/** The fields only advisers see, line by line; the client it belongs to is separate. */
export function adviserLines({ purchasePrice, currentValue, deposit, status }: Property): readonly RecordLine[] {
  return [
    { label: 'Purchase price', text: orNotProvided(purchasePrice, money) },
    { label: 'Current value', text: orNotProvided(currentValue, money) },
    { label: 'Deposit', text: orNotProvided(deposit, money) },
    { label: 'Status', text: status || notProvided },
  ];
}

/** All stored fields of a property, read-only. */
export function PropertyRecord({ property }: { readonly property: Property }) {
  const { description, features, imageUrl, name, userId } = property;
  return (
    <div className={css.record}>
      <section className={`fh-card ${screenClasses.card}`} aria-labelledby="record-public">
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
        <section className={`fh-card ${screenClasses.card}`} aria-labelledby="record-adviser">
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
