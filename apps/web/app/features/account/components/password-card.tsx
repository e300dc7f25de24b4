import { changePasswordSchema, routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useFields } from '#app/lib/use-fields.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { sessionsQuery } from '../account-queries.ts';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { ActionNotes } from './action-notes.tsx';
import { PasswordField } from './password-field.tsx';

const blank = { currentPassword: '', newPassword: '' };
type Field = keyof typeof blank;
const order: readonly Field[] = ['currentPassword', 'newPassword'];
const messages: Readonly<Record<Field, string>> = {
  currentPassword: 'Enter your current password',
  newPassword: 'Enter the new password',
};

function errorsOf(values: typeof blank): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of z.safeParse(changePasswordSchema, values).error?.issues ?? []) {
    const field = order.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= values[field] === '' ? messages[field] : message;
  }
  return errors;
}

/** Changes the password; this ends every other session. */
export function PasswordCard() {
  const fields = useFields({ initial: blank, check: errorsOf, order, idOf: (field) => `account-${field}` });
  const change = useAction(routes.auth.changePassword, 'The password could not be changed. Please try again.');
  const [isChanged, setChanged] = useState(false);
  const queries = useQueryClient();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChanged(false);
    if (!fields.validate()) return;
    if ((await change.act({ body: fields.values })) === null) return;
    fields.reset(blank);
    setChanged(true);
    showToast({ title: 'Password Changed', description: 'Your other sessions have ended.', tone: 'success' });
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  return (
    <AccountCard id="account-password" title="Password">
      <p className={css.quiet}>Changing it signs out every other device. This one stays signed in.</p>
      <form className={css.form} onSubmit={submit} noValidate aria-label="Change password">
        <PasswordField
          id="account-currentPassword"
          label="Current password"
          value={fields.values.currentPassword}
          error={fields.errors.currentPassword}
          onChange={(value) => fields.set('currentPassword', value)}
        />
        <PasswordField
          id="account-newPassword"
          label="New password"
          help="At least 6 characters"
          isNew
          value={fields.values.newPassword}
          error={fields.errors.newPassword}
          onChange={(value) => fields.set('newPassword', value)}
        />
        <ActionNotes action={change} />
        <div className={css.actions}>
          <Button type="submit" disabled={change.isRunning}>
            {change.isRunning ? 'Saving...' : 'Change Password'}
          </Button>
          {isChanged && (
            <p className={css.done} role="status">
              Your password is changed.
            </p>
          )}
        </div>
      </form>
    </AccountCard>
  );
}
