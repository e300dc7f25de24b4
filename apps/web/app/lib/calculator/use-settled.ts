import { useEffect, useState } from 'react';

const settleMs = 900;

/** The text, debounced so that a screen reader is not interrupted at every keystroke. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
