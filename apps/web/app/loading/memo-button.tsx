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

/** The kit's button, drawn anew only when something it shows has changed, not with every keystroke in a form. Its handler is always the one it was last given. */
export function MemoButton({ onClick, ...shown }: MemoButtonProps) {
  const latest = useRef(onClick);
  latest.current = onClick;
  const press = useRef(() => void latest.current?.());
  return <Still {...shown} onClick={press.current} />;
}
