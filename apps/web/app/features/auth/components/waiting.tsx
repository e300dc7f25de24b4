import type { ReactNode } from 'react';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import type { ScreenAccess } from '../destination.ts';
import { prerenderAccess } from '../prerender-access.ts';
import css from './waiting.module.css';

interface WaitingProps {
  readonly access: ScreenAccess;
  readonly text: string;
  /** What stands above while those who are let in wait; it needs no program. */
  readonly head: ReactNode;
}

/** A screen until the program knows who is signed in. Its head is there from the first paint for those who may see it. */
export function Waiting({ access, text, head }: WaitingProps) {
  return (
    <>
      {head && (
        <>
          <div className={css.head}>{head}</div>
          <script>{prerenderAccess(access)}</script>
        </>
      )}
      <LoadingScreen text={text} />
    </>
  );
}
