import { useEffect, useState } from 'react';

const settleMs = 900;

/** The text once it has stood still for a moment, so that a screen reader is not interrupted with every keystroke. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
