/** The least contrast of an accent colour with white, as of text on it (WCAG 2.2, success criterion 1.4.3). */
export const leastAccentContrast = 4.5;

const hexColour = /^#[0-9a-f]{6}$/;

/** Contrast of a colour, `#rrggbb`, with white: 1 for white to 21 for black (WCAG 2.2, "contrast ratio"). */
export function contrastWithWhite(colour: string): number {
  return contrastBetween(colour, '#ffffff');
}

/** Contrast of two colours, `#rrggbb`: 1 for the same to 21 for black and white (WCAG 2.2, "contrast ratio"). */
export function contrastBetween(one: string, other: string): number {
  const [first, second] = [luminance(channelsOf(one)), luminance(channelsOf(other))];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Why a colour cannot be the accent, as a sentence; null where it can. */
export function colourProblem(colour: string): string | null {
  if (!hexColour.test(colour)) return 'Enter a colour as # and six digits or letters a to f, for example #2f5d4a.';
  const contrast = contrastWithWhite(colour);
  if (contrast >= leastAccentContrast) return null;
  // Rounded down: 4.49 must not be shown as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `This colour is too light to read on white: its contrast is ${shown} and must be at least ${leastAccentContrast}. ${readableColour(colour)} is close to it and dark enough.`;
}

/** The nearest darker shade of a colour, `#rrggbb`, that can be the accent; itself where it already can. */
export function readableColour(colour: string): string {
  const channels = channelsOf(colour);
  for (let part = 100; part > 0; part -= 1) {
    const shade = `#${channels.map((channel) => hexByte(Math.floor((channel * part) / 100))).join('')}`;
    if (contrastWithWhite(shade) >= leastAccentContrast) return shade;
  }
  return '#000000';
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hexByte(channel: number): string {
  return channel.toString(16).padStart(2, '0');
}

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
