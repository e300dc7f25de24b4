import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * A page as it is made while building: the whole of it at once, without the scripts that would put late parts of a stream
 * into their places. Throws what a part of it throws.
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
