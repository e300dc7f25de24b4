/** Whole months as years and months, such as `4 years 2 months`, `11 months` or `0 months`. */
export function durationText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [...(years > 0 ? [counted(years, 'year')] : []), ...(rest > 0 ? [counted(rest, 'month')] : [])];
  return parts.length > 0 ? parts.join(' ') : counted(0, 'month');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
