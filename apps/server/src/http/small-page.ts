import { createHash } from 'node:crypto';
import { AppError } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

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

/** The page for an incomplete link. */
const brokenPage = page(
  'This link is not complete',
  '<p>Please open it from the email again, or copy all of it. Nothing was changed.</p>',
);

const longestBodyBytes = 16_384;

/** Lets any body through unread: the link is enough, whatever a mail provider posts with it (RFC 8058). */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestBodyBytes }, (_request, _body, done) =>
    done(null, undefined),
  );
}

/** True for a browser, which wants a page and no JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** Sends a page under its own content policy. */
export function sendPage(reply: FastifyReply, { html, policy }: SmallPage): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}

/**
 * Refuses a link whose code is not ours, and counts it against its address. A link of ours is never counted: a mail
 * provider's one-click posts, or an office, come from one address. Throws AppError `link-not-valid` for what is no
 * browser, and `too-many-requests`.
 */
export async function refuseLink(
  { limits }: Pick<Deps, 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await limits.consumeFrom('unsubscribe', request.ip);
  if (wantsPage(request)) return sendPage(reply.status(400), brokenPage);
  throw new AppError('link-not-valid', { message: 'This link is not complete. Please open it from the email again.' });
}
