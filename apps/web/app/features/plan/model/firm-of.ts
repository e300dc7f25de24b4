import { createContext } from 'react';

/** The name of the adviser’s firm whose defaults the plan on screen has; null while and where it is not known. */
export const FirmOf = createContext<string | null>(null);
