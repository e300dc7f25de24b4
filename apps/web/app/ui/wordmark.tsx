/** The logo: the corner of a house plan, two walls and a door that opens. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path d="M5 29V5h24" stroke="currentColor" strokeWidth="4" strokeLinecap="square" />
      <path d="M5 29h7M29 5v7" stroke="currentColor" strokeWidth="4" strokeLinecap="square" />
      <path d="M12 29V15a14 14 0 0 1 14 14" stroke="var(--fh-mark-accent, #c1841c)" strokeWidth="2.5" />
    </svg>
  );
}
