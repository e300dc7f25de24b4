import { Button, type ButtonProps } from '@mantine/core';
import { memo, type ReactNode, type RefObject, useRef } from 'react';

interface MemoButtonProps extends ButtonProps {
  readonly type: 'button' | 'submit';
  readonly id?: string;
  readonly ref?: RefObject<HTMLButtonElement | null> | undefined;
  readonly onClick?: () => unknown;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-busy'?: boolean;
  readonly 'aria-disabled'?: boolean;
  readonly children: ReactNode;
}

const Still = memo((props: MemoButtonProps) => <Button {...props} />);

/**
 * Mantine's button, re-rendered only when something it shows has changed, not on every keystroke in a form. It always
 * calls its latest handler.
 */
export function MemoButton({ onClick, ...shown }: MemoButtonProps) {
  const latest = useRef(onClick);
  latest.current = onClick;
  const press = useRef(() => void latest.current?.());
  return <Still {...shown} onClick={press.current} />;
}
