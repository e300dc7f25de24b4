/** Most and fewest decimals of a formatted number (fewest defaults to none). */
export interface DecimalPlaces {
  readonly most: number;
  readonly least?: number;
}

/**
 * Formats a number of zero or more in Australian style: thousands grouped, rounded half away from zero, `1,234.5`. Same
 * output as `Intl.NumberFormat('en-AU')` for numbers below 10^21, whose first use is the slowest part of page load in a
 * browser (docs/PERFORMANCE.md).
 */
export function decimalText(value: number, { most, least = 0 }: DecimalPlaces): string {
  const [whole, places] = rounded(value, most);
  let kept = places.padEnd(least, '0');
  while (kept.length > least && kept.endsWith('0')) kept = kept.slice(0, -1);
  return kept === '' ? inThousands(whole) : `${inThousands(whole)}.${kept}`;
}

function inThousands(digits: string): string {
  const head = digits.length % 3 || 3;
  const groups = [digits.slice(0, head)];
  for (let place = head; place < digits.length; place += 3) groups.push(digits.slice(place, place + 3));
  return groups.join(',');
}

/** Integer and decimal digits, rounded on the shortest decimal text: in binary, 1.005 is below its half. */
function rounded(value: number, most: number): readonly [whole: string, places: string] {
  const text = String(value);
  const [whole = '', places = ''] = (text.includes('e') ? value.toFixed(most) : text).split('.');
  if (places.length <= most) return [whole, places];
  const isUp = places.charAt(most) >= '5';
  const digits = String(BigInt(whole + places.slice(0, most)) + (isUp ? 1n : 0n)).padStart(most + 1, '0');
  return [digits.slice(0, digits.length - most), digits.slice(digits.length - most)];
}
