const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Forwards the first stop signal to the children; returns a function that ends this. Repeats are dropped: on Ctrl-C the
 * terminal and npm both send one, and a closing server would take the second as a request to stop at once.
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
