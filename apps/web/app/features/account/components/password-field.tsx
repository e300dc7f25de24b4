import { PasswordInput } from '@mantine/core';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly isNew?: boolean;
  readonly onChange: (value: string) => void;
}

/** Password field with a button to show what was typed. */
export function PasswordField({ id, label, help, value, error, isNew = false, onChange }: PasswordFieldProps) {
  return (
    <PasswordInput
      id={id}
      label={label}
      description={help}
      error={error}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      visibilityToggleButtonProps={{ 'aria-label': `Show ${label.toLowerCase()}` }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
