import type { Manifest } from './manifest.ts';

/** Readable summary of a backup, one item a line: when it was made, rows per table, pictures and secret. */
export function contentsText({ createdAt, database, tables, images, secret }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const filled = tables.filter((table) => table.rows > 0).map((table) => `${table.name} ${table.rows}`);
  return [
    `  made ${createdAt} from the ${database === 'embedded' ? 'embedded database' : 'PostgreSQL database'}`,
    `  ${rows} rows: ${filled.join(', ')}`,
    `  ${imagesText(images)}`,
    secret.isIncluded ? '  with the kept secret' : '  without the secret: JWT_SECRET is set, keep it elsewhere',
  ].join('\n');
}

function imagesText(images: Manifest['images']): string {
  if (images.kind === 's3') return 'no pictures: they are in S3-compatible storage, which needs a backup of its own';
  const missing = images.missing > 0 ? `; ${images.missing} that the database knows were not found` : '';
  return `${images.files} pictures, ${images.bytes} bytes${missing}`;
}
