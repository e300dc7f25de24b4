import { type ComponentType, memo, useRef } from 'react';

interface Handlers {
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/**
 * The field, drawn anew only when something it shows has changed, not with every keystroke in another one. Its handlers are always
 * those it was last given.
 */
export function stillField<Props extends Handlers>(Field: ComponentType<Props>) {
  const Still = memo<ComponentType<Props>>(Field);
  return function StillField(props: Props) {
    const latest = useRef(props);
    latest.current = props;
    const handlers = useRef<Handlers>({
      onChange: (text) => latest.current.onChange(text),
      onLeave: () => latest.current.onLeave(),
    });
    return <Still {...props} {...handlers.current} />;
  };
}
