/**
 * Removes the current-link mark from the prerendered page for parameter URLs, which is prerendered as if it were the
 * home page. React keeps existing attributes when hydrating, so at `/property/…` 'Home' would stay marked.
 */
export function noCurrentLink(html: string): string {
  return html.replaceAll(/<a [^>]*aria-current="page"[^>]*>/g, (link) => link.replace(' aria-current="page"', ''));
}
