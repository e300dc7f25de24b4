import { createContext } from 'react';

/** Whether the dashboard is somebody else's who only looks at it: then nothing on it leads into the details form. */
export const ReadOnly = createContext(false);
