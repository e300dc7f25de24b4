import { type Account, routes } from '@freehold/contract';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { day } from '#app/lib/format.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { PolicyLink } from '#app/ui/policy-link.tsx';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { ActionNotes } from './action-notes.tsx';
import { PasswordField } from './password-field.tsx';

/** Word to type, so that no account is deleted by accident. */
const deleteWord = 'DELETE';

interface DeleteDialogProps {
  readonly account: Account;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Explains what is erased and asks for the password and the confirmation word. */
function DeleteDialog({ account, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Delete your account?"
      size={520}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <DeleteForm account={account} onClose={onClose} onDeleted={onDeleted} />
    </Modal>
  );
}

function DeleteForm({ account, onClose, onDeleted }: Omit<DeleteDialogProps, 'isOpen'>) {
  const [given, setGiven] = useState({ password: '', word: '' });
  const erase = useAction(routes.privacy.erasePerson, 'Your account could not be deleted. Please try again.');
  const isConfirmed = given.word.trim().toUpperCase() === deleteWord && given.password !== '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { password: given.password };
    if ((await erase.act({ params: { id: account.id }, body })) !== null) onDeleted();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Delete account">
      <p className={`fh-attention ${css.attention}`}>
        This erases {account.email}, your details and your partner’s, assets and debts, saved and assigned properties,
        enquiries and emails. Nobody sees them from now on. For seven days you can take it back: by signing in, or with
        the link that we email you. After that nobody can bring it back.
      </p>
      <p>You may want to export your data first.</p>
      <PasswordField
        id="delete-password"
        label="Your password"
        value={given.password}
        onChange={(password) => setGiven((before) => ({ ...before, password }))}
      />
      <TextInput
        label={`Type ${deleteWord} to confirm`}
        autoComplete="off"
        value={given.word}
        onChange={({ currentTarget }) => setGiven((before) => ({ ...before, word: currentTarget.value }))}
      />
      <ActionNotes action={erase} />
      <div className={css.actions}>
        <Button type="submit" color="red" disabled={erase.isRunning || !isConfirmed}>
          {erase.isRunning ? 'Deleting' : 'Delete Everything'}
        </Button>
        <Button type="button" variant="default" disabled={erase.isRunning} onClick={onClose}>
          Keep My Account
        </Button>
      </div>
    </form>
  );
}

interface PrivacyCardProps {
  readonly account: Account;
  /** ISO date of the privacy policy in force. */
  readonly policyDate: string;
  /** Called once everything has been erased. */
  readonly onDeleted: () => void;
}

/**
 * The person's privacy options: the policy in force, an export of everything held about them, and deletion of the
 * account.
 */
export function PrivacyCard({ account, policyDate, onDeleted }: PrivacyCardProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <AccountCard id="account-privacy" title="Your data">
      <p className={css.quiet}>
        Version of {day(policyDate)} of the <PolicyLink /> applies.
      </p>
      {account.role !== 'ADVISER' && <ExportData userId={account.id} />}
      {account.role !== 'CLIENT' ? (
        <p className={css.quiet}>
          An adviser’s account is closed by whoever runs this site, because the audit log names it.
        </p>
      ) : (
        <div className={css.form}>
          <h3>Delete my account</h3>
          <p className={css.quiet}>
            Erases your account and everything recorded for it. You can take it back for seven days.
          </p>
          <div className={css.actions}>
            <Button variant="outline" color="red" onClick={() => setDeleting(true)}>
              Delete My Account
            </Button>
          </div>
        </div>
      )}
      <DeleteDialog account={account} isOpen={isDeleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </AccountCard>
  );
}

function ExportData({ userId }: { userId: string }) {
  const action = useAction(routes.privacy.exportPerson, 'Your data could not be exported. Please try again.');
  const [isSaved, setSaved] = useState(false);

  async function save() {
    setSaved(false);
    const held = await action.act({ params: { id: userId } });
    if (held === null) return;
    const name = `freehold-my-data-${held.exportedAt.slice(0, 10)}.json`;
    saveFile({ name, type: 'application/json', text: JSON.stringify(held, null, 2) });
    setSaved(true);
  }

  return (
    <div className={css.form}>
      <h3>Export my data</h3>
      <p className={css.quiet}>Everything held about you, in one file that programs and people can read (JSON).</p>
      <ActionNotes action={action} />
      <div className={css.actions}>
        <Button variant="default" disabled={action.isRunning} onClick={() => void save()}>
          {action.isRunning ? 'Collecting' : 'Export My Data'}
        </Button>
        {isSaved && (
          <p className={css.done} role="status">
            The file is saved.
          </p>
        )}
      </div>
    </div>
  );
}
