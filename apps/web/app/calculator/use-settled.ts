import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const settleMs = 900;

/** The text, debounced so that a screen reader is not interrupted at every keystroke; empty at first. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const settle = useDebouncedCallback(setSettled, settleMs);
  useEffect(() => settle(text), [settle, text]);
  return settled;
}
