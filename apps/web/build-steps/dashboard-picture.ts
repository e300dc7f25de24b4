import { readFileSync } from 'node:fs';
import { clientTimeline, leadingFigures, netWorthPath, propertyRows } from '@freehold/domain';
import { demoClients } from '../app/demo/world/clients.ts';

/** What the home page's picture of the dashboard shows: the demo client's own figures, in words. */
export interface PictureFigures {
  readonly figures: readonly { readonly name: string; readonly value: string; readonly note: string }[];
  readonly rows: readonly {
    readonly name: string;
    readonly kind: string;
    readonly owedPct: number | null;
    readonly cells: readonly { readonly label: string; readonly value: string }[];
  }[];
  /** Net worth in today's dollars, a year apart. */
  readonly path: readonly number[];
}

// Those that no passing day changes; what is left over a month and the next event follow the calendar.
const shown = ['net-worth', 'property-equity'];
const cells = ['Value', 'Loan', 'Equity', 'LVR'];
const years = 30;

/** The demo client's figures on an ISO day, as their dashboard has them. */
export function pictureFigures(day: string): PictureFigures {
  const [client] = demoClients(new Date(`${day}T02:00:00Z`));
  if (client === undefined) throw new Error('the demo has no client');
  const timeline = clientTimeline(client, day, 'you');
  return {
    figures: leadingFigures(timeline, client).filter(({ id }) => shown.includes(id)),
    rows: propertyRows(timeline, client).map(({ name, kind, owedPct, figures }) => ({
      ...{ name, kind, owedPct },
      cells: figures.filter(({ label }) => cells.includes(label)),
    })),
    path: netWorthPath(timeline)
      .filter((point) => point.years <= years)
      .map(({ today }) => today),
  };
}

/** Where each part stands, pixels; the picture is shown in this size. */
const shapes = {
  wide: {
    width: 1120,
    height: 400,
    gap: 124,
    chart: [440, 68, 648, 150],
    rows: [272, 56],
    columns: [440, 590, 740, 890],
  },
  narrow: { width: 342, height: 648, gap: 116, chart: [24, 282, 294, 110], rows: [434, 100], columns: [24, 122, 220] },
} as const;

/** `wide` for a screen beside which there is room, `narrow` for a phone. */
export type PictureShape = keyof typeof shapes;

/** The picture as an SVG file, in the page's own colours of either scheme. */
export function dashboardPicture(shape: PictureShape, { figures, rows, path }: PictureFigures): string {
  const { width, height } = shapes[shape];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${styles()}</style>`,
    `<rect class="card" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="12"/>`,
    ...figures.map((figure, place) => figureAt(figure, 44 + place * shapes[shape].gap)),
    chart(shape, path),
    ...rows.map((row, place) => rowAt(shape, row, place)),
    '</svg>\n',
  ].join('\n');
}

const sans = 'system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const names = ['card', 'hairline', 'ink', 'ink-soft', 'primary-text', 'primary-wash', 'chart-1'];

function styles(): string {
  return [
    `:root{${coloursOf('light')}}`,
    `@media(prefers-color-scheme:dark){:root{${coloursOf('dark')}}}`,
    `text{font:15px ${sans};fill:var(--ink-soft)}`,
    '.card{fill:var(--card);stroke:var(--hairline)}',
    '.big{font:600 34px Georgia,serif;fill:var(--ink)}',
    '.name{font-weight:600;fill:var(--ink)}.cell{fill:var(--ink)}.small{font-size:13px}',
    '.line{fill:none;stroke:var(--chart-1);stroke-width:3;stroke-linejoin:round}.area{fill:var(--primary-wash)}',
    '.rule{stroke:var(--hairline)}.rest{fill:var(--primary-wash)}.owed{fill:var(--primary-text)}',
  ].join('');
}

function coloursOf(scheme: 'light' | 'dark'): string {
  const tokens = readFileSync(new URL('../app/theme/tokens.css', import.meta.url), 'utf8');
  const blocks = [...tokens.matchAll(/data-mantine-color-scheme="(\w+)"\] \{([^}]*)\}/g)];
  const own = blocks.filter(([, name]) => name === scheme).map(([, , body = '']) => body);
  return names.map((name) => `--${name}:${own.join('').match(`--fh-${name}: ([^;]+);`)?.[1]}`).join(';');
}

function text(value: string, [x, y]: readonly [number, number], kind = ''): string {
  return `<text x="${x}" y="${y}"${kind && ` class="${kind}"`}>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

function figureAt({ name, value, note }: PictureFigures['figures'][number], y: number): string {
  const lines = note.split(/(?<=,) /).map((line, place) => text(line, [24, y + 60 + place * 17], 'small'));
  return [text(name, [24, y], 'name'), text(value, [24, y + 36], 'big'), ...lines].join('');
}

function chart(shape: PictureShape, path: readonly number[]): string {
  const [left, top, width, height] = shapes[shape].chart;
  const most = Math.max(...path);
  const x = (year: number) => Math.round(left + (width * year) / (path.length - 1));
  const points = path.map((amount, year) => `${x(year)} ${Math.round(top + height * (1 - amount / most))}`);
  const line = `M${points.join('L')}`;
  const base = top + height;
  return [
    text('Net worth in today’s dollars', [left, top - 22], 'name'),
    `<path class="area" d="${line}L${x(path.length - 1)} ${base}L${left} ${base}Z"/><path class="line" d="${line}"/>`,
    `<path class="rule" d="M${left} ${base}h${width}"/>`,
    text('Today', [left, base + 20], 'small'),
    `<g text-anchor="end">${text(`In ${path.length - 1} years`, [left + width, base + 20], 'small')}</g>`,
  ].join('');
}

function rowAt(shape: PictureShape, row: PictureFigures['rows'][number], place: number): string {
  const { width, columns, rows } = shapes[shape];
  const [start, step] = rows;
  const top = start + place * step;
  const below = shape === 'wide' ? 24 : 48;
  return [
    `<path class="rule" d="M24 ${top}h${width - 48}"/>`,
    text(row.name, [24, top + 24], 'name'),
    shape === 'wide' ? text(row.kind, [24, top + 43], 'small') : '',
    ...columns.map((x, index) => cellAt(row.cells[index], [x, top + below])),
    ...bar(row.owedPct, shape === 'wide' ? [1020, top + 24, 76] : [24, top + 80, 294]),
  ].join('');
}

function cellAt(cell: PictureFigures['rows'][number]['cells'][number] | undefined, [x, y]: readonly [number, number]) {
  if (cell === undefined) return '';
  return `${text(cell.label, [x, y], 'small')}${text(cell.value, [x, y + 19], 'cell')}`;
}

/** What is owed of a property's value, as the dashboard's rows draw it. */
function bar(owedPct: number | null, [x, y, whole]: readonly [number, number, number]): readonly string[] {
  if (owedPct === null) return [];
  const part = (name: string, width: number) =>
    `<rect class="${name}" x="${x}" y="${y}" width="${width}" height="8" rx="4"/>`;
  return [part('rest', whole), part('owed', Math.round((whole * owedPct) / 100))];
}
