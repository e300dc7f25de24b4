/** The work, put off until its result is first asked for and then done once: what a page may not need costs its start nothing. */
export function lazyValue<Made>(work: () => Made): () => Made {
  let made: { readonly result: Made } | undefined;
  return () => {
    made ??= { result: work() };
    return made.result;
  };
}
