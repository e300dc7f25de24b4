import { useState } from 'react';
import css from './property-picture.module.css';

interface PropertyPictureProps {
  /** Address of the picture; empty where there is none. */
  readonly src: string;
  /** What it shows; empty where the name stands beside it. */
  readonly alt: string;
  /** Whether it is on the first screen and should not wait. */
  readonly isFirst?: boolean;
}

/** A property's picture, or 'No image' where there is none or it cannot be shown. */
export function PropertyPicture({ src, alt, isFirst = false }: PropertyPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === '' || failed === src) return <p className={css.none}>No image</p>;
  return (
    // Other sites' pictures learn nothing of the page that shows them.
    <img
      className={css.picture}
      src={src}
      alt={alt}
      referrerPolicy="no-referrer"
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      width={1200}
      height={800}
      onError={() => setFailed(src)}
    />
  );
}
