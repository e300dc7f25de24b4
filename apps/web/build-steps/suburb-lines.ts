/** A row of the list of postcodes. */
export interface PostcodeRow {
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  readonly type: string;
  readonly status: string;
}

// Postcodes of post office boxes and large-volume receivers only, by Australia Post's ranges.
const noHomes = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 9999],
] as const;
const withoutHomes = ['LVR', 'Post Office Boxes'];
// Postal facilities: Business, Delivery and Mail Centre, (General) Post Office.
const postCentre = /\s(?:BC|DC|MC|GPO|PO)$/i;

/** One line for each state and postcode with residents: `VIC3053 Carlton|Carlton South`, sorted. */
export function suburbLines(rows: readonly PostcodeRow[]): string[] {
  const suburbs = new Map<string, Set<string>>();
  for (const row of rows.filter(hasHomes)) {
    const place = `${row.state}${row.postcode}`;
    const known = suburbs.get(place) ?? new Set();
    suburbs.set(place, known.add(titled(row.locality)));
  }
  return [...suburbs].map(([place, names]) => `${place} ${[...names].sort().join('|')}`).sort();
}

function hasHomes({ postcode, locality, type, status }: PostcodeRow): boolean {
  if (withoutHomes.includes(type) || status.startsWith('Removed') || postCentre.test(locality)) return false;
  return !noHomes.some(([first, last]) => Number(postcode) >= first && Number(postcode) <= last);
}

// The source is in capitals and mixes two kinds of apostrophe.
function titled(locality: string): string {
  return locality
    .trim()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(?<=^|[\s(/-]|\b[od]'|\bmc)[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/\b(?:Raaf|Hmas)\b/, (name) => name.toUpperCase());
}
