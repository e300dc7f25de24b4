import { type LandTaxTable, landTaxTables, type State, states } from '@freehold/finance';
import { head, type Sheet } from './sheet.ts';

/** A place with a land tax. */
export type Place = Exclude<State, 'NT'>;

/** Places with a table, in the order of the product's lists. */
export const places: readonly Place[] = states.filter((state): state is Place => state !== 'NT');

const columns = ['Place', 'Above', 'Base', 'Percent of the rest', 'Starts at the figure itself'] as const;

/** The table of the Act by place, a row for each band. Nothing on it depends on the inputs. */
export function tableSheet(): Sheet {
  return {
    name: 'Tables',
    widths: [10, 16, 16, 20, 26],
    headRows: 1,
    rows: [columns.map(head), ...places.flatMap(bandRows)],
  };
}

function bandRows(place: Place): Sheet['rows'] {
  const table = landTaxTables[place].value;
  return table.bands.map(({ above, base, percent }) => [
    { text: place },
    { figure: above, format: 'dollars' },
    { figure: base, format: 'dollars' },
    { figure: percent, format: 'rate' },
    { figure: isStart(table, above) ? 1 : 0, format: 'whole' },
  ]);
}

/** Addresses of a column of a place's bands on that sheet: B is above, C the base, D the percent, E 1 where a band starts at the figure itself. */
export function bandsOf(place: Place, column: 'B' | 'C' | 'D' | 'E'): string {
  const before = places.slice(0, places.indexOf(place)).reduce((sum, other) => sum + bandCount(other), 0);
  const first = 2 + before;
  return `Tables!$${column}$${first}:$${column}$${first + bandCount(place) - 1}`;
}

function bandCount(place: Place): number {
  return landTaxTables[place].value.bands.length;
}

/** How many bands of a place's table a value in dollars reaches. */
export function bandsReached(place: Place, value: number): number {
  const table = landTaxTables[place].value;
  return table.bands.filter(({ above }) => value > above || (value === above && isStart(table, above))).length;
}

function isStart({ startsAt }: LandTaxTable, above: number): boolean {
  return startsAt === 'all' || (startsAt !== 'none' && startsAt.includes(above));
}
