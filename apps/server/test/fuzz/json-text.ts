/** JSON as it shall stand in a body, where `JSON.stringify` could not write it: `1e309`, `-0`, a name twice. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The JSON text of a value that may hold raw parts; lone surrogates are sent as escapes, as JSON allows. */
export function jsonText(value: unknown): string {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_name, part) => {
    if (!(part instanceof RawJson)) return part;
    raw.push(part.text);
    return `\u{f8ff}raw${raw.length - 1}\u{f8ff}`;
  });
  return (text ?? 'null').replaceAll(/"\u{f8ff}raw(\d+)\u{f8ff}"/gu, (_all, index) => raw[Number(index)] ?? 'null');
}
