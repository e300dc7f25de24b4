import { Button, Input } from '@mantine/core';
import { useRef } from 'react';
import { readLogoFile } from '../logo-file.ts';
import { practiceFieldId } from '../practice-draft.ts';
import css from './practice-screen.module.css';

interface LogoFieldProps {
  readonly hasLogo: boolean;
  readonly error: string | undefined;
  /** A file that can be a logo, in base64; null when the logo is taken off. */
  readonly onChange: (base64: string | null) => void;
  readonly onRefused: (message: string) => void;
}

/** Chooses the logo, checked by its content, or takes it off. */
export function LogoField({ hasLogo, error, onChange, onRefused }: LogoFieldProps) {
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
