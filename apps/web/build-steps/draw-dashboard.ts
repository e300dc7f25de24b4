import { writeFileSync } from 'node:fs';
import { dashboardPicture, pictureFigures } from './dashboard-picture.ts';

/**
 * Writes the home page's pictures of the dashboard: `node build-steps/draw-dashboard.ts`. The result is committed; a
 * test fails when it no longer is what the demo's dashboard shows.
 */
const figures = pictureFigures('2026-11-25');
for (const shape of ['wide', 'narrow'] as const) {
  const picture = dashboardPicture(shape, figures);
  writeFileSync(new URL(`../public/dashboard-${shape}.svg`, import.meta.url), picture);
  process.stdout.write(`dashboard-${shape}.svg: ${picture.length} bytes\n`);
}
