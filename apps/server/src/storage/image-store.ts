/** Storage of image bytes by name. A stored image never changes. */
export interface ImageStore {
  /** Stores an image durably: once this returns, it survives a crash. Throws AppError `storage-full`, `unavailable`. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  has(name: string): Promise<boolean>;
  /** The bytes of an image; null if missing. */
  get(name: string): Promise<Uint8Array | null>;
  /** Removes an image; succeeds if it is already gone. */
  remove(name: string): Promise<void>;
}
