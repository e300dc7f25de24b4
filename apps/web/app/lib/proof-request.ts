import { subscribers } from '#app/loading/subscribers.ts';

/** A pending request for proof of identity. */
export interface ProofRequest {
  /** Ends the request: true once proven, false when the person declines. */
  readonly answer: (isProven: boolean) => void;
}

type OpenRequest = ProofRequest & { readonly answered: Promise<boolean> };

/** One request at a time: other calls that need a proof wait for the same result. */
export class ProofRequests {
  readonly #listeners = subscribers();
  #open: OpenRequest | null = null;

  /** The pending request, or null. */
  readonly read = (): ProofRequest | null => this.#open;

  readonly subscribe = this.#listeners.subscribe;

  /** Asks, and resolves to whether it was proven; false with no prompt on screen or once the signal aborts. */
  readonly ask = async (signal?: AbortSignal): Promise<boolean> => {
    if (this.#listeners.count() === 0 || signal?.aborted) return false;
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
    this.#listeners.notify();
  }
}

/** The page's requests. */
export const proofRequests = new ProofRequests();
