/** An email address that, if too long for its line, breaks after the `@` first. */
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
