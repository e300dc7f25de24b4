import type { ImageSettings } from '../config.ts';
import { createDiskStore } from './disk-store.ts';
import type { ImageStore } from './image-store.ts';
import { createS3Store } from './s3-store.ts';

/** The configured store: a folder, or an S3-compatible bucket. */
export function createImageStore(settings: ImageSettings): ImageStore {
  return settings.kind === 'disk' ? createDiskStore(settings.dir) : createS3Store(settings);
}
