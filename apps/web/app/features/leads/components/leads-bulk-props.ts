import type { Selection } from '#app/ui/lists/use-selection.ts';
import type { SelectedLead } from '../bulk-rules.ts';

/** What every dialog about the selected leads gets. */
export interface LeadsBulkDialogProps {
  readonly selection: Selection<SelectedLead>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
