import { createContext } from 'react';

/** Whether the dashboard is somebody else's who only looks at it: then nothing on it leads into the details form. */
export const ReadOnly = createContext(false);

/** The part of the details form that the dashboard can open. */
type EditorTab = 'personal' | 'occupation' | 'partner' | 'expenses' | 'retirement' | 'assets' | 'liabilities';

/** How the details form is to open: on which tab, and with a blank new asset. */
export interface EditorOpening {
  readonly openOn?: EditorTab;
  readonly newAsset?: boolean;
}

/** What the dashboard gives to the dialog that holds the form. */
export interface EditorProps extends EditorOpening {
  readonly isOpen: boolean;
  readonly clientId: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Opens the details form. */
export type OnEdit = (opening?: EditorOpening) => void;
