import { type ComponentType, memo, useRef } from 'react';

interface Handlers {
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/**
 * The field, re-rendered only when something it shows has changed, not on every keystroke in another one. It always
 * calls its latest handlers.
 */
export function memoField<Props extends Handlers>(Field: ComponentType<Props>) {
  const Still = memo<ComponentType<Props>>(Field);
  return function StillField(props: Props) {
    const latest = useRef(props);
    latest.current = props;
    const handlers = useRef<Handlers>({
      onChange: (text) => latest.current.onChange(text),
      onBlur: () => latest.current.onBlur(),
    });
    return <Still {...props} {...handlers.current} />;
  };
}
