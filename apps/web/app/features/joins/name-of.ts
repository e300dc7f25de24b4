/** How an account or a record is called in a sentence. */
export function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Somebody without a name';
}
