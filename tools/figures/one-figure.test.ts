import { type BesideId, timelineBeside, timelineNames, yearStatements } from '@freehold/domain';
import { describe, expect, it } from 'vitest';
import { households } from './households.ts';
import { portfolioFigures } from './portfolio-surfaces.ts';
import type { ShownFigure } from './shown-figure.ts';
import { apiTimeline, shownFigures } from './surfaces.ts';

/*
 * One client, one timeline: a figure that stands under one name on the dashboard, in the PDF, in the workbook and in the API's answer is
 * one figure. Quick estimates keep their own names and never stand without the timeline's figure.
 */

/** Quick estimates by name, and the timeline's figure for the same question. */
const companions: Readonly<Record<string, string>> = {
  'gross income': timelineNames.incomeBeforeTax,
  'net income': timelineNames.incomeAfterTax,
  'monthly cashflow': timelineNames.leftOver,
  'total liabilities': timelineNames.owed,
  'monthly repayments': timelineNames.repayments,
  'total tax': timelineNames.tax,
  equity: timelineNames.netWorth,
  shortfall: timelineNames.retirement,
};

/** Names with two values, with the values. */
function clashesOf(figures: readonly ShownFigure[]): Readonly<Record<string, readonly string[]>> {
  const byName = Map.groupBy(figures, ({ name }) => name.toLowerCase());
  const clashes = [...byName].map(([name, rows]) => [name, [...new Set(rows.map(({ value }) => value))]] as const);
  return Object.fromEntries(clashes.filter(([, values]) => values.length > 1));
}

/** Quick estimates that stand on a surface without the timeline's figure. */
function aloneOn(surface: ShownFigure['surface'], figures: readonly ShownFigure[]): readonly string[] {
  const names = new Set(figures.filter((figure) => figure.surface === surface).map(({ name }) => name));
  return [...names].filter((name) => {
    const companion = companions[name.toLowerCase()];
    return companion !== undefined && !names.has(companion);
  });
}

describe('twenty households', { timeout: 120_000 }, () => {
  it('are couples, owners of shares, landlords, savers, renters, retirees, and both demo clients', () => {
    expect(households).toHaveLength(20);
    expect(new Set(households.map(({ name }) => name)).size).toBe(20);
    const has = (is: (details: (typeof households)[number]['details']) => boolean) =>
      households.filter(({ details }) => is(details)).length;
    const properties = ({ assets }: (typeof households)[number]['details']) =>
      assets.filter(({ assetType }) => assetType === 'Primary Home' || assetType === 'Investment Property').length;
    expect(has(({ profile }) => profile.assessWithPartner)).toBeGreaterThanOrEqual(5);
    expect(has(({ assets }) => assets.some((asset) => asset.ownershipPercentage < 100))).toBeGreaterThanOrEqual(4);
    expect(has((details) => properties(details) >= 3)).toBeGreaterThanOrEqual(2);
    expect(has((details) => properties(details) === 0)).toBeGreaterThanOrEqual(4);
    expect(has(({ profile }) => profile.isRenting)).toBe(2);
    expect(has(({ profile }) => profile.dateOfBirth === '1958-07-31')).toBe(2);
  });

  it.each(households)('$name: no name has two values', ({ details }) => {
    const figures = shownFigures(details);
    expect(new Set(figures.map(({ surface }) => surface)).size).toBe(3);
    expect(clashesOf(figures)).toEqual({});
    for (const surface of ['dashboard', 'file'] as const) expect(aloneOn(surface, figures)).toEqual([]);
  });

  it('start portfolios whose figures are one on the screen, in the PDF and in the workbook, year by year', async () => {
    let started = 0;
    for (const { details, name } of households) {
      const figures = await portfolioFigures(details);
      if (figures.length === 0) continue;
      started += 1;
      const lastEquity = figures.filter((figure) => figure.name === 'Total equity, year 30');
      expect(lastEquity.map(({ surface }) => surface)).toEqual(['dashboard', 'file', 'workbook']);
      expect(clashesOf(figures), name).toEqual({});
    }
    expect(started).toBeGreaterThanOrEqual(12);
  });

  it.each(households)('$name: the API’s years are the screens’ years, to the cent', ({ details }) => {
    const { client, answer } = apiTimeline(details);
    expect(answer).toMatchObject({ years: yearStatements(client) });
  });

  it('have the timeline’s figures under names that differ, each with a reason', () => {
    const [demo] = households;
    if (demo === undefined) throw new Error('There are households');
    const besides = Object.values(timelineBeside(apiTimeline(demo.details).client) satisfies Record<BesideId, object>);
    expect(new Set(besides.map(({ name }) => name)).size).toBe(besides.length);
    for (const { name, why } of besides) expect(why.length, name).toBeGreaterThan(40);
  });
});

describe('the comparison', () => {
  const figure = (name: string, value: string, surface: ShownFigure['surface']) => ({ name, value, surface });

  it('reports a name with two values, in any case of letters', () => {
    const shown = [figure('Net worth today', '$1', 'dashboard'), figure('net worth TODAY', '$2', 'file')];
    expect(clashesOf(shown)).toEqual({ 'net worth today': ['$1', '$2'] });
  });

  it('reports a quick estimate that stands alone', () => {
    expect(aloneOn('file', [figure('Gross Income', '$1', 'file')])).toEqual(['Gross Income']);
    const beside = figure(timelineNames.incomeBeforeTax, '$1', 'file');
    expect(aloneOn('file', [figure('Gross Income', '$1', 'file'), beside])).toEqual([]);
  });
});
