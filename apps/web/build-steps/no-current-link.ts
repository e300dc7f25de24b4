/**
 * A made page in whose navigation no link is the current one: for the page that draws whatever its address asks for, which is
 * made as if it were the first page. React keeps the attributes it finds, so at `/property/…` 'Home' would stay marked.
 */
export function noCurrentLink(html: string): string {
  return html.replaceAll(/<a [^>]*aria-current="page"[^>]*>/g, (link) => link.replace(' aria-current="page"', ''));
}
