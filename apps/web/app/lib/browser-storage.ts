/** The part of `Storage` we use. */
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

/** The browser's local storage; where it is missing or blocked, one that lasts as long as the page. */
export function browserStorage(): KeyStorage {
  return usable(() => globalThis.localStorage);
}

/** The storage of this tab alone, gone when it closes. */
export function tabOnlyStorage(): KeyStorage {
  return usable(() => globalThis.sessionStorage);
}

/** Keeps entries per tab and per browser: a tab reads its own, a new tab the ones written last by any tab. */
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
      // Another tab's entries must not come back here.
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
