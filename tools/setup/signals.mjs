const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Passes the first signal to stop on to the children, and returns the function that ends this. Repeats are dropped: for one Ctrl-C
 * the terminal and npm both send one, and a server that hears a second while it closes would have to take it for impatience.
 */
export function forwardSignals(children) {
  let isStopping = false;
  const handlers = stopSignals.map((signal) => [signal, () => forward(signal)]);
  function forward(signal) {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill(signal);
  }
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}
