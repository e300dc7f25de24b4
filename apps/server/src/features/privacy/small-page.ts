import { createHash } from 'node:crypto';

/** Headers of a standalone page: it loads nothing, runs nothing, and its form may only post back. */
export interface SmallPage {
  readonly html: string;
  readonly policy: string;
}

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;margin:3rem auto;max-width:34rem;padding:0 1rem;color-scheme:light dark}' +
  'button{font:inherit;padding:.75rem 1.5rem}';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** A page with a title and a body, both HTML. */
export function page(title: string, content: string): SmallPage {
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Freehold</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return { html, policy };
}
