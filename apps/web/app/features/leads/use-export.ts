import { routes } from '@freehold/contract';
import { useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { isCancelled } from '#app/lib/call-error.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { type DeskPart, filterQuery } from './desk-address.ts';
import { leadToasts } from './lead-words.ts';

/** Saves the leads that the desk lists, all pages of them, as a CSV file which the server makes. */
export function useExport({ q, sort, filters }: Pick<DeskPart, 'q' | 'sort' | 'filters'>) {
  const [isRunning, setRunning] = useState(false);
  async function exportLeads() {
    setRunning(true);
    try {
      const status = filters.view === 'table' && filters.status !== null ? { status: filters.status } : {};
      const query = { ...filterQuery({ q, filters }), ...status, sort };
      const text = await call(routes.leads.export, { query });
      // The byte order mark tells spreadsheets that the file is UTF-8.
      saveFile({ name: 'leads.csv', type: 'text/csv;charset=utf-8', text: `\uFEFF${text.replace(/^\uFEFF/, '')}` });
    } catch (error) {
      if (!isCancelled(error)) showToast({ ...leadToasts.exportFailed, tone: 'error' });
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, exportLeads };
}
