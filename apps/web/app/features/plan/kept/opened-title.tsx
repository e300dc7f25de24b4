import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a part that a press opened further down: it takes the focus, so that whoever pressed is led there. */
export function OpenedTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1}>
      {children}
    </h3>
  );
}
