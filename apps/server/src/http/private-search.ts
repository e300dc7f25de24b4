import type { FastifyInstance } from 'fastify';

// A cursor holds the sort value of a row, which may be a name.
const privateFields = ['q', 'cursor'];

/**
 * Also accepts a list's `q` and `cursor` from the X-Search header, as a query string (`q=jane&cursor=…`). Advisers
 * search for names and addresses, and every proxy on the way logs URLs.
 */
export function acceptPrivateSearch(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const sent = request.headers['x-search'];
    if (typeof sent !== 'string') return;
    const fields = [...new URLSearchParams(sent)].filter(([name]) => privateFields.includes(name));
    request.query = { ...Object(request.query), ...Object.fromEntries(fields) };
  });
}
