import { createHash } from 'node:crypto';

/** A page of its own: it loads nothing, runs nothing, and its form may go nowhere but back. */
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

/** The page that a link of a mail opens: a button, since a mail scanner opens links too. */
export const askPage = page(
  'Stop these mails?',
  `<p>You will receive no more reports or news from Freehold at this address. Mails about your account, such as a password reset, still arrive.</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">Stop these mails</button></form>`,
);

/** The page after the button. */
export const donePage = page(
  'You will receive no more of these mails',
  '<p>It took effect at once. Mails about your account, such as a password reset, still arrive.</p>',
);

/** The page for a link that is not complete. */
export const brokenPage = page(
  'This link is not complete',
  '<p>Please open it from the mail again, or copy all of it. Nothing was changed.</p>',
);

function page(title: string, content: string): SmallPage {
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
