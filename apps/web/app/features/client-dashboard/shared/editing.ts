import { createContext } from 'react';

/** True if another user is viewing the client's dashboard: nothing on it then opens the details form. */
export const ReadOnly = createContext(false);

/** Tabs of the details form the dashboard can open. */
export type EditorTab = 'personal' | 'occupation' | 'partner' | 'expenses' | 'retirement' | 'assets' | 'liabilities';

/** How to open the details form: on which tab or field, and with or without a blank new asset. */
export interface EditorOpening {
  readonly openOn?: EditorTab;
  readonly newAsset?: boolean;
  /** A field of the record, as in `assets.<id>.state`. */
  readonly openAt?: string;
}

/** Props the dashboard passes to the dialog with the form. */
export interface EditorProps extends EditorOpening {
  readonly isOpen: boolean;
  readonly clientId: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Opens the details form. */
export type OnEdit = (opening?: EditorOpening) => void;
