const started = Date.now();

/** Prints a progress line with the seconds since the command began. */
export function say(message) {
  console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${message}`);
}

/** An error whose message alone tells the user what to do; no stack trace needed. */
export class SetupError extends Error {}

/**
 * Runs a whole command; exits with status 1 on an error, printing only the message of a SetupError, otherwise a stack
 * trace.
 */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
