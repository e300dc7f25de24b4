import { readableColour } from '@freehold/contract';
import { Button, Input, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { readLogoFile } from '../logo-file.ts';
import { type DefaultTexts, defaultErrors, defaultFields } from '../plan-defaults.ts';
import { practiceFieldId } from '../practice-draft.ts';
import type { PracticeForm as Form } from '../use-practice-form.ts';
import css from './practice-screen.module.css';

const lineFields = [
  { field: 'name', label: 'Practice name', longest: 80 },
  { field: 'phone', label: 'Phone (optional)', longest: 40, type: 'tel' },
  { field: 'email', label: 'Email (optional)', longest: 254, type: 'email' },
  { field: 'abn', label: 'ABN line (optional)', longest: 40, example: 'ABN 12 345 678 901' },
  { field: 'licence', label: 'Credit licence line (optional)', longest: 120, example: 'Credit Licence 123456' },
] as const;

/** The fields of the practice, and saving them. */
export function PracticeForm({ form, hasLogo }: { readonly form: Form; readonly hasLogo: boolean }) {
  const { fields, isRunning, waiting, failure, save, cancel } = form;
  const { values, errors, set, touch, setErrors } = fields;

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Practice">
      {lineFields.map(({ field, label, longest, ...rest }) => (
        <TextInput
          key={field}
          id={practiceFieldId(field)}
          label={label}
          type={'type' in rest ? rest.type : 'text'}
          placeholder={'example' in rest ? rest.example : undefined}
          maxLength={longest}
          size="md"
          value={values[field]}
          error={errors[field]}
          onChange={({ currentTarget }) => set(field, currentTarget.value)}
          onBlur={() => touch(field)}
        />
      ))}
      <AccentField
        value={values.accent}
        error={errors.accent}
        onChange={(colour) => set('accent', colour)}
        onBlur={() => touch('accent')}
      />
      <LogoField
        hasLogo={hasLogo}
        error={errors.logo}
        onChange={(base64) => set('logo', base64)}
        onRefused={(message) => setErrors({ logo: message })}
      />
      <Textarea
        id={practiceFieldId('embedOrigins')}
        label="Sites that may show the calculators (optional)"
        description="One a line, as it stands in the browser’s address bar. No other site can show them in a frame."
        placeholder="https://www.example.com.au"
        autosize
        minRows={2}
        maxRows={8}
        size="md"
        spellCheck={false}
        value={values.embedOrigins}
        error={errors.embedOrigins}
        onChange={({ currentTarget }) => set('embedOrigins', currentTarget.value)}
        onBlur={() => touch('embedOrigins')}
      />
      <PlanDefaults
        texts={values.planDefaults}
        areChecked={errors.planDefaults !== undefined}
        onChange={(texts) => set('planDefaults', texts)}
        onBlur={() => touch('planDefaults')}
      />
      {failure !== null && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}
      <div className={css.actions}>
        <Button type="submit" size="md" disabled={isRunning}>
          {isRunning ? 'Saving...' : 'Save Practice'}
        </Button>
        {isRunning && (
          <Button type="button" size="md" variant="default" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

interface PlanDefaultsProps {
  readonly texts: DefaultTexts;
  /** Whether what is wrong with them is to be said. */
  readonly areChecked: boolean;
  readonly onChange: (texts: DefaultTexts) => void;
  readonly onBlur: () => void;
}

/** What the plans that advisers make assume, in place of Freehold's own figures. */
function PlanDefaults({ texts, areChecked, onChange, onBlur }: PlanDefaultsProps) {
  const errors = areChecked ? defaultErrors(texts) : {};
  return (
    <fieldset id={practiceFieldId('planDefaults')} tabIndex={-1} className={css.defaults}>
      <legend>What new plans assume (optional)</legend>
      <p>
        For the plans that you and your advisers make from now on. Left empty, Freehold’s own figure counts. A plan
        keeps what it was made with, and says which figures are the practice’s.
      </p>
      <div className={`fh-fields ${css.defaultFields}`}>
        {defaultFields.map(({ path, label, usualPct }) => (
          <PercentField
            key={path}
            id={`practice-${path.replaceAll('/', '-')}`}
            label={label}
            help={`Freehold’s: ${usualPct}% a year.`}
            value={texts[path] ?? ''}
            error={errors[path]}
            onChange={(text) => onChange({ ...texts, [path]: text })}
            onBlur={onBlur}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AccentFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (colour: string) => void;
  readonly onBlur: () => void;
}

const ownGreen = '#2f5d4a';
const hexColour = /^#[0-9a-f]{6}$/i;

/** The accent colour, typed or picked; one that is too light comes with a shade that will do. */
function AccentField({ value, error, onChange, onBlur }: AccentFieldProps) {
  const isColour = hexColour.test(value.trim());
  const colour = isColour ? value.trim().toLowerCase() : ownGreen;
  const better = readableColour(colour);
  return (
    <div className={css.accent}>
      <TextInput
        id={practiceFieldId('accent')}
        label="Accent colour (optional)"
        description="For your name and the leading figure. It must be dark enough to read on white."
        placeholder={ownGreen}
        maxLength={7}
        size="md"
        spellCheck={false}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      />
      <input
        type="color"
        className={css.picker}
        aria-label="Pick the accent colour"
        value={colour}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      />
      {isColour && better !== colour && (
        <Button type="button" variant="default" className={css.better} onClick={() => onChange(better)}>
          <span className={css.swatch} style={{ background: better }} />
          Use {better}
        </Button>
      )}
    </div>
  );
}

interface LogoFieldProps {
  readonly hasLogo: boolean;
  readonly error: string | undefined;
  /** A file that can be a logo, in base64; null when the logo is taken off. */
  readonly onChange: (base64: string | null) => void;
  readonly onRefused: (message: string) => void;
}

/** Chooses the logo, checked by its content, or takes it off. */
function LogoField({ hasLogo, error, onChange, onRefused }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const choice = await readLogoFile(file).catch(() => ({ refusal: 'This file could not be read.' }));
    if ('refusal' in choice) onRefused(choice.refusal);
    else onChange(choice.base64);
  }

  // Cleared, so that the same file can be chosen again after a correction.
  function empty() {
    if (input.current) input.current.value = '';
  }

  function remove() {
    empty();
    onChange(null);
    input.current?.focus();
  }

  return (
    <Input.Wrapper
      id={practiceFieldId('logo')}
      label="Logo (optional)"
      description="PNG or JPEG, at most 200 kB. It is shown on white."
      error={error}
      size="md"
    >
      <div className={css.logo}>
        <Input
          ref={input}
          id={practiceFieldId('logo')}
          type="file"
          accept="image/png,image/jpeg,.png,.jpg,.jpeg"
          error={error !== undefined}
          size="md"
          classNames={{ input: css.file ?? '' }}
          onClick={empty}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        {hasLogo && (
          <Button type="button" variant="default" onClick={remove}>
            Remove logo
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
