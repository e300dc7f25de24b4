import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Prerenders a page in one piece, without the scripts that would move late parts of a stream into place. Throws what
 * rendering throws.
 */
export default async function makePage(
  request: Request,
  status: number,
  ...[headers, context]: readonly [Headers, EntryContext]
): Promise<Response> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { headers, status });
}
