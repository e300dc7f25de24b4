import css from './view-switch.module.css';

interface ViewSwitchProps<View extends string> {
  /** What the choice is about, for screen readers. */
  readonly legend: string;
  readonly views: readonly { readonly value: View; readonly label: string }[];
  readonly value: View;
  readonly onChange: (view: View) => void;
}

/** Two or three ways to see one list, side by side; the pressed one is shown. */
export function ViewSwitch<View extends string>({ legend, views, value, onChange }: ViewSwitchProps<View>) {
  return (
    <fieldset className={css.views}>
      <legend className="fh-for-readers">{legend}</legend>
      {views.map((view) => (
        <button key={view.value} type="button" aria-pressed={view.value === value} onClick={() => onChange(view.value)}>
          {view.label}
        </button>
      ))}
    </fieldset>
  );
}
