import { readFileSync } from 'node:fs';
import { routes } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { demoScene } from '#app/demo/demo-scene.ts';
import { timelineView } from '#app/features/client-dashboard/timeline/timeline-view.ts';
import { homeTexts } from '#app/features/home/texts.ts';
import { demoUsers } from '#app/lib/session-demo.ts';
import { dashboardPicture, pictureFigures } from './dashboard-picture.ts';

const drawnOn = '2026-11-25';
const shapes = ['wide', 'narrow'] as const;
const fileOf = (shape: string) => readFileSync(new URL(`../public/dashboard-${shape}.svg`, import.meta.url), 'utf8');
const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

/** The demo client's dashboard on a day, as the demo answers and the dashboard works it out. */
function dashboardOn(today: string) {
  const { client } = demoScene(new Date(`${today}T02:00:00Z`));
  const details = client(routes.profiles.readDetails, { params: { id: demoUsers.CLIENT.id } });
  return timelineView({ details, today }, 'you');
}

describe.each(shapes)('the %s picture of the dashboard', (shape) => {
  it('is drawn with the figures of the demo client’s dashboard', () => {
    const { figures, properties } = dashboardOn(drawnOn);
    const shown = textsIn(fileOf(shape));
    for (const id of ['net-worth', 'property-equity']) {
      const figure = figures.find((one) => one.id === id);
      expect(shown).toEqual(expect.arrayContaining([figure?.name, figure?.value]));
      expect(homeTexts.picture.alt).toContain(figure?.value ?? 'no figure');
    }
    expect(properties.rows).toHaveLength(2);
    for (const { name, figures: cells } of properties.rows) {
      const [value, loan, equity] = cells.map((cell) => cell.value);
      expect(shown).toEqual(expect.arrayContaining([name, value, loan, equity]));
    }
  });

  it('is the file that `node build-steps/draw-dashboard.ts` writes', () => {
    expect(fileOf(shape)).toBe(dashboardPicture(shape, pictureFigures(drawnOn)));
  });

  it('has no colour that a scheme lacks, and weighs little', () => {
    expect(fileOf(shape)).not.toMatch(/undefined|NaN/);
    expect(fileOf(shape).length).toBeLessThan(5_000);
  });
});

it.each(['2027-06-30', '2027-07-01', '2029-02-28'])('the pictures’ amounts are those of %s as well', (day) => {
  const { figures, rows } = pictureFigures(day);
  const now = pictureFigures(drawnOn);
  expect(figures.map(({ value }) => value)).toEqual(now.figures.map(({ value }) => value));
  expect(rows).toEqual(now.rows);
});
