/** Runs the work on first access, once, and returns its result: what a page may not need costs nothing at start. */
export function lazyValue<Made>(work: () => Made): () => Made {
  let made: { readonly result: Made } | undefined;
  return () => {
    made ??= { result: work() };
    return made.result;
  };
}
