/** Where the bytes of images lie, by name. A stored image never changes. */
export interface ImageStore {
  /** Stores an image for good: once this returns, it outlives a crash. Throws AppError `storage-full`, `unavailable`. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  has(name: string): Promise<boolean>;
  /** The bytes of an image; null where there is none. */
  get(name: string): Promise<Uint8Array | null>;
  /** Removes an image; one that is not there is a success. */
  remove(name: string): Promise<void>;
}
