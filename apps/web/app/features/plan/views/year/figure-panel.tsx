/** Stub. */
export function FigurePanel({ year, line }: { readonly year: number; readonly line: string }) {
  return (
    <p>
      {year} {line}
    </p>
  );
}
