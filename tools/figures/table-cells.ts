import type { ClientDetails } from '@freehold/contract';
import type { TaxYear } from '@freehold/finance';
import type { GridPart } from '../../apps/server/src/reports/report.ts';
import { assetEntries } from '../../apps/web/app/features/client-dashboard/investment/asset-entries.ts';
import { liabilityOverview } from '../../apps/web/app/features/client-dashboard/liabilities/liability-list.ts';
import { taxAnalysis } from '../../apps/web/app/features/client-dashboard/tax/tax-analysis.ts';
import type { ShownFigure } from './shown-figure.ts';

type Surface = ShownFigure['surface'];

/** The cells of the dashboard's tables and lists, each by its row and column. */
export function tableFigures(details: ClientDetails, taxYear: TaxYear): readonly ShownFigure[] {
  return [
    ...taxAnalysis(details, taxYear).breakdown.flatMap(({ label, client, partner, together }) =>
      taxFigures('dashboard', partner === null ? [label, client] : [label, client, partner, together]),
    ),
    ...assetEntries(details.assets).flatMap(({ value, price, ownership, income }, place) =>
      assetFigures('dashboard', place, [
        value,
        price,
        ownership,
        income === 'None' ? '$0' : income.replace(' a year', ''),
      ]),
    ),
    ...liabilityOverview(details).entries.flatMap(({ details: shown }, place) => {
      const of = (name: string) => shown.find(({ label }) => label === name)?.value ?? '';
      return liabilityFigures('dashboard', place, [of('Balance'), of('Limit')]);
    }),
  ];
}

/** The cells of a table of the PDF; none of a table that no other surface has. */
export function gridFigures({ title, columns, rows }: GridPart): readonly ShownFigure[] {
  if (columns[1] === 'What it counts')
    return rows.map(([name = '', , value = '']) => ({ name, value, surface: 'file' as const }));
  if (title === 'Your timeline by financial year') return rows.flatMap(yearFigures);
  if (title.startsWith('Income tax')) return rows.flatMap((row) => taxFigures('file', row));
  if (title === 'Assets') {
    return rows.flatMap(([, , value = '', paid = '', , share = '', income = ''], place) =>
      assetFigures('file', place, [value, paid, share, income]),
    );
  }
  if (title !== 'Liabilities') return [];
  return rows.flatMap(([, , owing = '', limit = ''], place) => liabilityFigures('file', place, [owing, limit]));
}

function named(surface: Surface, row: string, cells: Readonly<Record<string, string>>): readonly ShownFigure[] {
  return Object.entries(cells).map(([column, value]) => ({ name: `${row}, ${column}`, value, surface }));
}

function assetFigures(surface: Surface, place: number, [value = '', paid = '', share = '', income = '']: string[]) {
  return named(surface, `Asset ${place + 1}`, { value, paid, share, 'income a year': income });
}

function liabilityFigures(surface: Surface, place: number, [owing = '', limit = '']: string[]) {
  return named(surface, `Liability ${place + 1}`, { owing, limit });
}

function yearFigures([
  label = '',
  income = '',
  tax = '',
  living = '',
  interest = '',
  left = '',
  worth = '',
]: readonly string[]) {
  const [year = ''] = label.split(',');
  const show = (name: string, value: string) => ({ name, value, surface: 'file' as const });
  return [
    show(`Income before tax, ${year}`, income),
    show(`Tax bills and tax withheld, ${year}`, tax),
    show(`Living costs, ${year}`, living),
    show(`Loan interest, ${year}`, interest),
    show(`Left over, ${year}`, left),
    show(`Net worth at the end of ${year}`, worth),
  ];
}

/** A row of the tax table: each person's figure by the person, the household's by the row alone. */
function taxFigures(surface: ShownFigure['surface'], [label = '', client = '', partner, together]: readonly string[]) {
  const household = { name: label, value: together ?? client, surface };
  if (partner === undefined) return [household];
  return [
    household,
    { name: `${label}, client`, value: client, surface },
    { name: `${label}, partner`, value: partner, surface },
  ];
}
