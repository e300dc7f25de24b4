/** Somebody's wish to do something for which they must prove again who they are. */
export interface ProofRequest {
  /** Ends the request: true once they have proven it, false when they would rather not. */
  readonly answer: (isProven: boolean) => void;
}

type OpenRequest = ProofRequest & { readonly answered: Promise<boolean> };

/** At most one request at a time: calls that need a proof meanwhile wait for the same answer. */
export class ProofRequests {
  readonly #listeners = new Set<() => void>();
  #open: OpenRequest | null = null;

  /** The request that waits for an answer, null when there is none. */
  readonly read = (): ProofRequest | null => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks, and resolves with whether it was proven. With nobody there to ask, or once the signal aborts, it was not. */
  readonly ask = async (signal?: AbortSignal): Promise<boolean> => {
    if (this.#listeners.size === 0 || signal?.aborted) return false;
    const { answer, answered } = this.#open ?? this.#begin();
    const cancel = () => answer(false);
    signal?.addEventListener('abort', cancel, { once: true });
    const isProven = await answered;
    signal?.removeEventListener('abort', cancel);
    return isProven;
  };

  #begin(): OpenRequest {
    let resolve: (isProven: boolean) => void;
    const answered = new Promise<boolean>((settle) => {
      resolve = settle;
    });
    const answer = (isProven: boolean) => {
      this.#change(null);
      resolve(isProven);
    };
    const open = { answer, answered };
    this.#change(open);
    return open;
  }

  #change(open: OpenRequest | null): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}

/** The requests of this page. */
export const proofRequests = new ProofRequests();
