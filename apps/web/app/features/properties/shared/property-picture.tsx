import type { PictureFetch } from '@freehold/contract';
import { useState } from 'react';
import { isOwnPicture } from '#app/lib/own-picture.ts';
import css from './property-picture.module.css';

interface PropertyPictureProps {
  /** Address of the picture; empty where there is none. */
  readonly src: string;
  /** What it shows; empty where the name stands beside it. */
  readonly alt: string;
  /** How far its fetching from another site is; known to advisers alone. */
  readonly fetching?: PictureFetch | undefined;
  /** Whether it is on the first screen and should not wait. */
  readonly isFirst?: boolean;
}

/** A property's picture, or in its place why there is none to show. */
export function PropertyPicture({ src, alt, fetching, isFirst = false }: PropertyPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === '' || failed === src || !isOwnPicture(src)) return <p className={css.none}>{reason(fetching)}</p>;
  return (
    <img
      className={css.picture}
      src={src}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      width={1200}
      height={800}
      onError={() => setFailed(src)}
    />
  );
}

function reason(fetching: PictureFetch | undefined): string {
  if (fetching === undefined) return 'No image';
  return fetching.state === 'fetching' ? 'Fetching the picture' : 'The picture could not be fetched';
}
