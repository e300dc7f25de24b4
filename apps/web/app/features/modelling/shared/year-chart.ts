/** Height of the charts of the modelling dashboard, px (specification section 9). */
export const chartHeight = 400;

/** Caption of the axis of amounts. */
export const amountAxis = 'Amount (AUD)';

/** Head of a tooltip: `Year 6`. */
export function yearText(year: number): string {
  return `Year ${year}`;
}
