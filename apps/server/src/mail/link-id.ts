import type { StoredMail } from './queries.ts';

/** The id of the mail's link. Throws TypeError if it has none. */
export function linkId({ link_id: id }: StoredMail): string {
  if (id === null) throw new TypeError('This mail needs the link it is about');
  return id;
}
