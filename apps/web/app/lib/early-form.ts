import { useEffect, useState } from 'react';

declare global {
  /** The form submitted before hydration (build-steps/start-script.ts). */
  var early: HTMLFormElement | undefined;
}

/**
 * Text in a field of the page before hydration, by the field's id: typed early, or restored by the browser on Back. Of a
 * radio what is chosen in its group; '' for a field that is not on the page.
 */
export function textIn(id: string): string {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return '';
  const { name, type, value } = element;
  return type === 'radio' ? (document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '') : value;
}

/**
 * Submits the form that was submitted before hydration. Call what it returns in the transition that takes on the text
 * typed early: the submit follows once that has rendered.
 */
export function useEarlySubmit(): () => void {
  const [form, setForm] = useState<HTMLFormElement>();
  useEffect(() => {
    // Of a page that was left since, nothing is left to submit.
    if (form?.isConnected) form.requestSubmit();
  }, [form]);
  return () => setForm(window.early);
}
