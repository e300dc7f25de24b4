/**
 * Runs in the page: what goes wrong there is written to the console, as an error, and kept for who cannot read the console. Harmless
 * when it runs twice.
 */
export const recordProblems = `(() => {
  if (globalThis.recordedProblems) return;
  const kept = globalThis.recordedProblems = [];
  const said = console.error;
  console.error = (...words) => {
    const text = words.map((word) => (word instanceof Error ? word + ' ' + word.stack : String(word))).join(' ');
    kept.push(text);
    said(text);
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('Refused by policy: ' + violatedDirective + ' ' + blockedURI));
  addEventListener('error', ({ message }) => { if (message) kept.push(message); });
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
})()`;

/** Runs in the page: the problems so far, each once. */
export const takeProblems = `(globalThis.recordedProblems ?? []).splice(0)`;
