import { Link } from 'react-router';
import { isOwnPicture } from '#app/lib/own-picture.ts';
import { type CardProperty, propertyCard } from './property-card.ts';
import css from './property-cards.module.css';

/** Properties as cards; each leads to its page. */
export function PropertyCards({ properties }: { readonly properties: readonly CardProperty[] }) {
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
