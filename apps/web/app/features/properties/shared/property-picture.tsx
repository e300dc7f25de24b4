import type { PictureFetch } from '@freehold/contract';
import { useState } from 'react';
import { isOwnPicture } from '#app/lib/own-picture.ts';
import css from './property-picture.module.css';

interface PropertyPictureProps {
  /** URL of the picture; empty if there is none. */
  readonly src: string;
  /** Alt text; empty where the name is beside it. */
  readonly alt: string;
  /** State of its download from another site; advisers only. */
  readonly fetching?: PictureFetch | undefined;
  /** True on the first screen, where it loads eagerly. */
  readonly isFirst?: boolean;
}

/** A property's picture, or the reason there is none. */
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
