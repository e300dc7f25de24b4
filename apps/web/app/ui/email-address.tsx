/** An address that, where it is longer than its line, breaks behind its `@` first. */
export function EmailAddress({ address }: { readonly address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  // One element: in a flex container two parts would get a gap.
  return (
    <span>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  );
}
