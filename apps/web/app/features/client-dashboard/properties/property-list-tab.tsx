import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { isOwnPicture } from '#app/lib/own-picture.ts';
import { ReadOnly } from '../shared/editing.ts';
import { EmptyState } from '../shared/empty-state.tsx';
import { TabNote } from '../shared/tab-note.tsx';
import { type CardProperty, propertyCard } from './property-card.ts';
import css from './property-list-tab.module.css';

/** Properties as cards, each linked to its page. */
function PropertyCards({ properties }: { readonly properties: readonly CardProperty[] }) {
  return (
    <ul className={css.grid}>
      {properties.map(propertyCard).map(({ id, name, address, imageUrl, price, specs, rates }) => (
        <li key={id}>
          <Link to={`/property/${id}`} className={`fh-card ${css.card}`}>
            {imageUrl === '' || !isOwnPicture(imageUrl) ? (
              <span className={css.noPicture}>No image</span>
            ) : (
              <img className={css.picture} src={imageUrl} alt="" loading="lazy" width="400" height="240" />
            )}
            <span className={css.words}>
              <strong className={css.name}>{name}</strong>
              <span className={css.address}>{address}</span>
              <span className={`fh-big-figure ${css.price}`}>{price}</span>
              <span className={css.specs}>{specs.join(' · ')}</span>
              {rates.map(({ label, value }) => (
                <span key={label} className={css.rate}>
                  {label}: <strong>{value}</strong>
                </span>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface PropertyListTabProps {
  readonly title: string;
  /** The properties; undefined while loading. */
  readonly properties: readonly CardProperty[] | undefined;
  readonly hasFailed: boolean;
  readonly failedText: string;
  readonly onRetry: () => void;
  /** Text for the empty list, and the label of the button to the catalogue; null where an empty list shows nothing. */
  readonly empty: { readonly text: string; readonly button: string } | null;
  /** Notes on what the list includes and leaves out. */
  readonly limits?: readonly string[];
}

const catalogue = '/portfolio-manager?next=properties';
const places = ['first', 'second', 'third'];

/** Property cards, with the loading, failed and empty states of the list. */
export function PropertyListTab(props: PropertyListTabProps) {
  return (
    <>
      <Content {...props} />
      <TabNote
        limits={[
          ...(props.limits ?? []),
          'Prices, yields and growth rates are as entered for each property, not a valuation.',
        ]}
      />
    </>
  );
}

function Content({ title, properties, hasFailed, failedText, onRetry, empty }: PropertyListTabProps): ReactNode {
  if (hasFailed) {
    return (
      <div role="alert">
        <EmptyState title={title} actions={<Button onClick={onRetry}>Retry</Button>}>
          <p>{failedText}</p>
        </EmptyState>
      </div>
    );
  }
  if (properties === undefined) return <Loading title={title} />;
  if (properties.length > 0) return <PropertyCards properties={properties} />;
  if (empty === null) return null;
  return (
    <EmptyState title={title} actions={<CatalogueButton>{empty.button}</CatalogueButton>}>
      <p>{empty.text}</p>
    </EmptyState>
  );
}

/** A client's button to the catalogue; not rendered in a read-only view. */
function CatalogueButton({ children }: { readonly children: string }) {
  if (use(ReadOnly)) return null;
  return (
    <Button component={Link} to={catalogue}>
      {children}
    </Button>
  );
}

function Loading({ title }: { readonly title: string }) {
  return (
    <div className={css.grid}>
      <p className="fh-for-readers" role="status">
        Loading {title}
      </p>
      {places.map((place) => (
        <Skeleton key={place} height={380} radius="lg" />
      ))}
    </div>
  );
}
