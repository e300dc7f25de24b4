import { useMemo, useRef, useState } from 'react';
import { afterFigure, settleFigures } from '#app/loading/after-figure.ts';
import { afterPress, settlePress } from '#app/loading/after-press.ts';

type Errors<Field extends string> = Partial<Record<Field, string>>;

interface FieldsSettings<Values, Field extends string> {
  readonly initial: Values;
  /** Every error of the values, by field. */
  readonly check: (values: Values) => Errors<Field>;
  /** Fields in screen order. */
  readonly order: readonly Field[];
  /** Id of the element that takes focus when the field is wrong. */
  readonly idOf: (field: Field) => string;
  /** Shows what follows from values ahead of the render, which then waits for the frame; false where it cannot. */
  readonly showAhead?: ((values: Values) => boolean) | undefined;
}

interface FieldsState<Values, Field extends string> {
  readonly values: Values;
  readonly touched: ReadonlySet<Field>;
  readonly refused: Errors<Field>;
}

/**
 * A form's values and the errors to show. An error shows once its field was touched or the form submitted, and then
 * follows every keystroke. An error from the server shows until its field changes. (Mantine's form library keeps a
 * stale copy of the fields to validate while typing, so it cannot do this.)
 */
export function useFields<Values extends object, Field extends string & keyof Values>(
  settings: FieldsSettings<Values, Field>,
) {
  const { initial, check, order, idOf, showAhead } = settings;
  const [state, setState] = useState<FieldsState<Values, Field>>({ values: initial, touched: new Set(), refused: {} });
  const found = useMemo(() => check(state.values), [check, state.values]);

  const newest = useNewest(state.values);

  const focusFirst = (wrong: Errors<Field>) => {
    const first = order.find((field) => wrong[field] !== undefined);
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
  };

  return {
    values: state.values,
    errors: shownErrors(state, found, order),
    set<Name extends keyof Values>(name: Name, value: Values[Name]) {
      const values = { ...newest.current, [name]: value };
      newest.current = values;
      const render = () =>
        setState((previous) => ({ ...previous, values, refused: { ...previous.refused, [name]: undefined } }));
      if (showAhead?.(values)) afterFigure(render);
      else render();
    },
    touch(field: Field) {
      afterPress(() => setState((previous) => ({ ...previous, touched: new Set([...previous.touched, field]) })));
    },
    /** Sets new values, as if the form had just opened with them. */
    reset(values: Values) {
      settlePress();
      settleFigures();
      newest.current = values;
      setState({ values, touched: new Set(), refused: {} });
    },
    /** Shows errors from the server and focuses the first. */
    setErrors(refused: Errors<Field>) {
      setState((previous) => ({ ...previous, refused }));
      focusFirst(refused);
    },
    /** Shows every error and focuses the first; true when there is none. */
    validate(): boolean {
      setState((previous) => ({ ...previous, touched: new Set(order) }));
      focusFirst(found);
      return Object.keys(found).length === 0;
    },
  };
}

/** The values with what is typed and not rendered yet. */
function useNewest<Values>(values: Values): { current: Values } {
  const rendered = useRef(values);
  const newest = useRef(values);
  if (rendered.current !== values) newest.current = values;
  rendered.current = values;
  return newest;
}

function shownErrors<Field extends string>(
  { refused, touched }: Pick<FieldsState<unknown, Field>, 'refused' | 'touched'>,
  found: Errors<Field>,
  order: readonly Field[],
): Errors<Field> {
  const errors: Errors<Field> = {};
  for (const field of order) {
    const error = refused[field] ?? (touched.has(field) ? found[field] : undefined);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}
