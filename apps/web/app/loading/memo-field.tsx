import { type ComponentType, memo, useRef } from 'react';
import { settleFigures } from './after-figure.ts';

interface Handlers {
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/**
 * The field, re-rendered only when something it shows has changed, not on every keystroke in another one. It always
 * calls its latest handlers.
 */
export function memoField<Props extends Handlers>(Field: ComponentType<Props>, afterChange?: () => void) {
  const Still = memo<ComponentType<Props>>(Field);
  return function StillField(props: Props) {
    const latest = useRef(props);
    latest.current = props;
    const handlers = useRef<Handlers>({
      onChange: (text) => {
        latest.current.onChange(text);
        afterChange?.();
      },
      onBlur: () => latest.current.onBlur(),
    });
    return <Still {...props} {...handlers.current} />;
  };
}

/** As `memoField`, for an input that React sets: unless a change renders at once, React puts the old value back. */
export function memoControlled<Props extends Handlers>(Field: ComponentType<Props>) {
  return memoField(Field, settleFigures);
}
