/** Runs the work on first access, once, and returns its result, so unused values cost nothing. */
export function lazyValue<Made>(work: () => Made): () => Made {
  let made: { readonly result: Made } | undefined;
  return () => {
    made ??= { result: work() };
    return made.result;
  };
}
