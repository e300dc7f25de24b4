const started = Date.now();

/** Prints one line of progress with the seconds since the command began. */
export function say(message) {
  console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${message}`);
}

/** A reason to stop that needs no stack trace: the person can act on the sentence alone. */
export class SetupError extends Error {}

/** Runs a whole command; a SetupError ends it with its sentence and status 1, anything else with a stack trace. */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
