import { type ClientDetails, moneyText } from '@freehold/contract';
import { isFarAway } from '@freehold/domain';
import { projectionYears } from '@freehold/finance';
import { type PortfolioReportRequest, portfolioReport } from '../../apps/server/src/reports/portfolio-report.ts';
import { writeWorkbook } from '../../apps/server/src/workbooks/workbook-worker.ts';
import { recalculated } from '../../apps/server/test/recalculated.ts';
import { projectionView } from '../../apps/web/app/features/modelling/shared/projection-view.ts';
import { recordScenario } from '../../apps/web/app/features/modelling/shared/record-scenario.ts';
import { day } from './households.ts';
import type { ShownFigure } from './shown-figure.ts';

const letters = 'ABCDEFGHI';
const preparedAt = `${day}T01:00:00Z`;

/** Columns of a year on the screen’s chart, in the PDF’s table and in the workbook. */
const yearNames = ['Properties', 'Total value', 'Total debt', 'Total equity', 'Equity in today’s dollars'] as const;

/**
 * Every figure that the modelling dashboard gives of the portfolio a client’s record starts it with, on the screen, in
 * the PDF and in the workbook; none for a record without property or income.
 */
export async function portfolioFigures(details: ClientDetails): Promise<readonly ShownFigure[]> {
  const scenario = recordScenario(details, day);
  if (scenario === null) return [];
  const { portfolio, outlook, probability } = scenario;
  const view = projectionView('Portfolio', portfolio, outlook);
  const request = { kind: 'portfolio', portfolio, outlook, probability, preparedAt } as const;
  const report = portfolioReport(request);
  return [
    ...view.report.figures.map(({ label, value }) => ({ name: label, value, surface: 'dashboard' as const })),
    ...view.projection.rows.flatMap(({ year, propertiesAcquired, totalValue, totalDebt, totalEquity }) =>
      yearFigures('dashboard', year, [
        String(propertiesAcquired),
        ...[totalValue, totalDebt, totalEquity].map(moneyText),
      ]),
    ),
    ...[report.headline, ...report.highlights].map(({ label, value }) => ({
      name: label,
      value,
      surface: 'file' as const,
    })),
    ...report.parts.flatMap((part) => {
      if (part.kind !== 'grid' || part.title !== 'Year by year') return [];
      return part.rows.flatMap(([year, ...cells]) => yearFigures('file', Number(year), cells));
    }),
    ...(await workbookFigures(request)),
  ];
}

function yearFigures(surface: ShownFigure['surface'], year: number, cells: readonly string[]): readonly ShownFigure[] {
  return yearNames.flatMap((name, column) => {
    const value = cells[column];
    // The PDF gives today’s dollars of a later year only.
    return value === undefined || value === '–' ? [] : [{ name: `${name}, year ${year}`, value, surface }];
  });
}

/** Reads the workbook’s file as another spreadsheet program calculates it. */
async function workbookFigures(request: PortfolioReportRequest): Promise<readonly ShownFigure[]> {
  const book = recalculated(await writeWorkbook(request));
  const columns = yearNames.map((name) => {
    const column = [...letters].find((letter) => book.value('Projection', `${letter}1`) === name);
    if (column === undefined) throw new Error(`The workbook has no column ${name}`);
    return column;
  });
  return Array.from({ length: projectionYears + 1 }, (_, year) => {
    const [count, ...amounts] = columns.map((column) => book.figure('Projection', `${column}${year + 2}`));
    const cells = [String(count), ...amounts.map(moneyText)];
    return yearFigures('workbook', year, isFarAway(year) ? cells : cells.slice(0, -1));
  }).flat();
}
