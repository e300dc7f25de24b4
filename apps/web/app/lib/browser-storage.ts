/** The part of `Storage` that the product needs. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** This browser's local storage; one that lasts as long as the page where there is none or it is blocked. */
export function browserStorage(): KeyStorage {
  return usable(() => globalThis.localStorage);
}

/** Keeps entries for the tab and for the browser: a tab reads its own, a new tab those that any tab wrote last. */
export function tabStorage(): KeyStorage {
  const own = usable(() => globalThis.sessionStorage);
  const shared = browserStorage();
  return {
    getItem: (key) => own.getItem(key) ?? shared.getItem(key),
    setItem: (key, value) => {
      own.setItem(key, value);
      shared.setItem(key, value);
    },
    removeItem: (key) => {
      // What another tab keeps must not come back here.
      own.setItem(key, '');
      shared.removeItem(key);
    },
  };
}

function usable(find: () => KeyStorage | undefined): KeyStorage {
  try {
    return find() ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}
