import { propertyColumns } from '@freehold/contract';

const example = [
  ...['Harbour Loft', '12 Hill Street', 'Newcastle', 'NSW', '2300', '750000', '3', '2', '180', '3.5', '4.2'],
  ...['Near the water', '"Balcony\nLift"', ''],
];

/** A file to fill in: the columns, and a line that shows how each is written. */
export function propertyTemplate(): string {
  const heading = propertyColumns.map((column) => column.heading);
  return `\uFEFF${[heading, example].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
