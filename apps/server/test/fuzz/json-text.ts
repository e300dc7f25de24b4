/** Raw JSON that `JSON.stringify` cannot write: `1e309`, `-0`, a duplicate name. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** JSON text of a value that may contain raw parts; lone surrogates are sent as escapes, as JSON allows. */
export function jsonText(value: unknown): string {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_name, part) => {
    if (!(part instanceof RawJson)) return part;
    raw.push(part.text);
    return `\u{f8ff}raw${raw.length - 1}\u{f8ff}`;
  });
  return (text ?? 'null').replaceAll(/"\u{f8ff}raw(\d+)\u{f8ff}"/gu, (_all, index) => raw[Number(index)] ?? 'null');
}
