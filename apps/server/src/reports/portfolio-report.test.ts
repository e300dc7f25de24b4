import { modellingDefaults, modellingStart, type ProjectionScenario } from '@freehold/contract';
import { runsOutTexts, simulationInputs } from '@freehold/domain';
import { portfolioChances } from '@freehold/finance/probability';
import { describe, expect, it } from 'vitest';
import { byLabel, gridNamed, partNamed, rowsNamed, sentencesNamed } from '../../test/report-parts.ts';
import { portfolioReport } from './portfolio-report.ts';

const { outlook, simulator, probability } = modellingDefaults;
const reportOf = (portfolio: ProjectionScenario = simulator) =>
  portfolioReport({ kind: 'portfolio', portfolio, outlook, probability, preparedAt: '2026-11-20T22:00:00Z' });

describe('the portfolio projection report', () => {
  it('[PFSIM-05] shows the golden figures of the simulator, in dollars of the year and of today', () => {
    const report = reportOf();
    expect(report.headline.value).toBe('$4,193,504');
    // 4,193,504.43 ÷ 1.025^30.
    expect(report.headline.note).toContain('$1,999,223 in today’s dollars');
    expect(byLabel(rowsNamed(report, 'Result'))).toMatchObject({
      'Properties acquired': '3 of 3',
      'Total equity after 30 years': '$4,193,504',
    });
    expect(gridNamed(report, 'What you entered, and when each is bought').rows.map((row) => row[4])).toEqual([
      'Year 0',
      'Year 6',
      'Year 10',
    ]);
  });

  it('has a row for each of 31 years and draws the same', () => {
    const report = reportOf();
    expect(gridNamed(report, 'Year by year').rows).toHaveLength(31);
    const chart = partNamed(report, 'Value, debt and equity');
    expect(chart.kind === 'lines' && chart.lines.map(({ points }) => points.length)).toEqual([31, 31, 31]);
  });

  it('says that a property was bought as entered without the equity for it', () => {
    const [first, second] = simulator.properties;
    if (first === undefined || second === undefined) throw new Error('the simulator starts with three');
    const report = reportOf({ ...simulator, properties: [first, { ...second, propertyValue: 500_000, acquired: 3 }] });
    // 61,950 ÷ 1.025^3.
    expect(sentencesNamed(report, 'What to know').join(' ')).toContain(
      'falls $61,950 ($57,527 in today’s dollars) short',
    );
  });

  it('says beside the gain, as large, in how many futures money runs out, in the two sentences of the screen', () => {
    const { portfolio, probability: fitted } = modellingStart;
    const example = { portfolio, outlook, probability: { ...fitted, yearlyCash: 35_000 } };
    const report = portfolioReport({ kind: 'portfolio', ...example, preparedAt: '2026-11-20T22:00:00Z' });
    const inputs = simulationInputs(example);
    const screen = runsOutTexts(portfolioChances(inputs), inputs);
    expect(report.beside).toEqual({ label: `${screen.sentence}.`, value: screen.share, note: screen.basis });
    expect(report.beside?.note).toContain('$35,000 added a year');
    expect(sentencesNamed(report, 'Based on').join(' ')).toContain('Cash at the start: $30,000');
  });

  it('is no promise', () => {
    expect(reportOf().disclosure.join(' ')).toContain('not guarantees');
  });
});
