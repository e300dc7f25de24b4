/** Recognisable formats of secrets; a password in prose has no format to match. */
const forms: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[\w+/=]{40}/g,
  'age identity': /AGE-SECRET-KEY-1[A-Z0-9]{58}/g,
  'AWS key': /\bAKIA[0-9A-Z]{16}\b/g,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/g,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/g,
  'Slack token': /\bxox[abprs]-[\w-]{20,}/g,
  'signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{30,}/g,
};

/** The secrets found in a text, each as its format and first characters. */
export function secretsIn(text: string): string[] {
  return Object.entries(forms).flatMap(([name, form]) =>
    [...text.matchAll(form)].map(([found]) => `${name}: ${found.slice(0, 24)}…`),
  );
}
