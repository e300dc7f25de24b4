/** The work, done once for each object: what was made of it before is returned again, the same. */
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
