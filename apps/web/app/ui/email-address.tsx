/** An address that, where it is longer than its line, breaks behind its `@` first. */
export function EmailAddress({ address }: { readonly address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  // One element: among a flexible box's children the two parts would be two, with a gap between them.
  return (
    <span>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  );
}
