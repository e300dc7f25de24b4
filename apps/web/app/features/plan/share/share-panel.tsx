/** Stub. */
export function SharePanel({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <button type="button" onClick={onStartOver}>
      Start over
    </button>
  );
}
