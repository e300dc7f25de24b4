const fewestDigits = 8;

/** A telephone number as typed, as a link where it can be dialled: `+61 (0)412 345 678` dials +61412345678. */
export function PhoneNumber({ number }: { readonly number: string }) {
  const dialled = number.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return dialled.length < fewestDigits ? <span>{number}</span> : <a href={`tel:${dialled}`}>{number}</a>;
}
