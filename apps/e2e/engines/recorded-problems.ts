/**
 * Runs in the page: logs problems to the console as errors, and keeps them for drivers that cannot read the console.
 * Safe to run twice.
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

/** Runs in the page: returns the problems so far and clears them. */
export const takeProblems = `(globalThis.recordedProblems ?? []).splice(0)`;
