/** Memoises the work by its argument's identity: the same object returns the same result. */
export function memoizeByReference<Input extends object, Output>(
  work: (input: Input) => Output,
): (input: Input) => Output {
  const known = new WeakMap<Input, { readonly output: Output }>();
  return (input) => {
    const made = known.get(input) ?? { output: work(input) };
    known.set(input, made);
    return made.output;
  };
}
