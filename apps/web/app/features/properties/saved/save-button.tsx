import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSaveToggle } from './use-save-toggle.ts';

interface SaveButtonProps {
  readonly propertyId: string;
  /** Null while it is not known. */
  readonly isSaved: boolean | null;
  /** Names the property where several stand on one screen. */
  readonly name?: string;
}

/** 'Save Property', or 'Saved' for what is on the list; off while its request is in flight. */
export function SaveButton({ propertyId, isSaved, name }: SaveButtonProps) {
  const { isRunning, toggle } = useSaveToggle(propertyId);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // A disabled button loses focus; keyboard users get it back.
  useEffect(() => {
    if (isRunning || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isRunning]);

  function press() {
    hadFocus.current = document.activeElement === button.current;
    toggle(isSaved !== true);
  }

  return (
    <Button
      ref={button}
      variant={isSaved === true ? 'filled' : 'default'}
      disabled={isRunning || isSaved === null}
      onClick={press}
    >
      {isSaved === true ? 'Saved' : 'Save Property'}
      {name !== undefined && <span className="fh-for-readers"> {name}</span>}
    </Button>
  );
}
