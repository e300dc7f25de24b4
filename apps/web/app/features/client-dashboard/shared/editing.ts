/** The part of the details form that the dashboard can open. */
export type EditorTab = 'personal' | 'occupation' | 'partner' | 'expenses' | 'retirement' | 'assets' | 'liabilities';

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
