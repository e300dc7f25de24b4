import { type Adviser, fullName, routes } from '@freehold/contract';
import { Modal, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { counted } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { ConfirmBody } from '#app/ui/fields/confirm-body.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { advisersQuery } from '../advisers-queries.ts';
import css from './advisers.module.css';

/** What an admin is about to do, and with whom; an invitation of somebody new names nobody. */
export type AdviserAct =
  | { readonly kind: 'invite'; readonly adviser: Adviser | null }
  | { readonly kind: 'disable' | 'enable' | 'hand-over'; readonly adviser: Adviser };

const titles = {
  invite: 'Invite an adviser',
  disable: 'Disable the adviser?',
  enable: 'Enable the adviser?',
  'hand-over': 'Hand over all clients and leads',
} as const;

interface AdviserDialogProps {
  readonly act: AdviserAct | null;
  /** Who can get clients and leads. */
  readonly others: readonly Adviser[];
  /** Called with the link to pass on where no mail goes out. */
  readonly onInvited: (link: string | null) => void;
  readonly onClose: () => void;
}

/** Asks before an admin's action on an adviser. */
export function AdviserDialog({ act, onClose, ...rest }: AdviserDialogProps) {
  return (
    <Modal
      opened={act !== null}
      onClose={onClose}
      title={act === null ? '' : titles[act.kind]}
      size={520}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {act?.kind === 'invite' && <Invite adviser={act.adviser} onClose={onClose} onInvited={rest.onInvited} />}
      {act !== null && act.kind !== 'invite' && (
        <Change kind={act.kind} adviser={act.adviser} others={rest.others} onClose={onClose} />
      )}
    </Modal>
  );
}

/** Reads the advisers again after a change, and says that it was made. */
function useDone(onClose: () => void) {
  const cache = useQueryClient();
  return (title: string, description: string) => {
    showToast({ title, description, tone: 'success' });
    void cache.invalidateQueries({ queryKey: advisersQuery.queryKey });
    onClose();
  };
}

type InviteProps = Pick<AdviserDialogProps, 'onClose' | 'onInvited'> & { readonly adviser: Adviser | null };

function Invite({ adviser, onClose, onInvited }: InviteProps) {
  const { run, isRunning, waiting, cancel } = useCall(routes.advisers.invite);
  const [given, setGiven] = useState({
    firstName: adviser?.firstName ?? '',
    lastName: adviser?.lastName ?? '',
    email: adviser?.email ?? '',
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const done = useDone(onClose);

  async function invite() {
    setFailure(null);
    setWrong({});
    const outcome = await run({ body: given });
    if (outcome.kind === 'failed') {
      setWrong(fieldErrorsOf(outcome.error));
      setFailure(errorText(outcome.error, 'Nobody was invited. What you entered is still here.'));
    }
    if (outcome.kind !== 'done') return;
    onInvited(outcome.reply.link);
    done('Adviser Invited', `The link for ${outcome.reply.adviser.email} works once, within seven days.`);
  }

  const field = (name: keyof typeof given) => ({
    value: given[name],
    error: wrong[name],
    autoComplete: 'off',
    readOnly: adviser !== null,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setGiven((before) => ({ ...before, [name]: value })),
  });
  return (
    <ConfirmBody
      confirm="Send Invitation"
      confirming="Sending"
      state={{ isRunning, waiting, failure, cancel }}
      onConfirm={() => void invite()}
      onClose={onClose}
    >
      <p>
        They get a link by email to choose a password, and then see the clients you give them, and leads nobody has
        taken.
      </p>
      <div className={css.form}>
        <TextInput {...field('firstName')} label="First name" maxLength={80} data-autofocus />
        <TextInput {...field('lastName')} label="Last name" maxLength={80} />
        <TextInput {...field('email')} label="Email" type="email" inputMode="email" maxLength={254} />
      </div>
    </ConfirmBody>
  );
}

interface ChangeProps {
  readonly kind: Exclude<AdviserAct['kind'], 'invite'>;
  readonly adviser: Adviser;
  readonly others: readonly Adviser[];
  readonly onClose: () => void;
}

const toAdmins = 'admins';

function Change({ kind, adviser, others, onClose }: ChangeProps) {
  const calls = {
    disable: useCall(routes.advisers.disable),
    enable: useCall(routes.advisers.enable),
    'hand-over': useCall(routes.advisers.handOver),
  };
  const { isRunning, waiting, cancel } = calls[kind];
  const [to, setTo] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const done = useDone(onClose);
  const params = { id: adviser.id };
  const name = fullName(adviser);
  const asksTo = kind === 'hand-over' || (kind === 'disable' && adviser.clients + adviser.openLeads > 0);

  function send(receiver: string | null) {
    if (kind === 'enable') return calls.enable.run({ params });
    if (kind === 'hand-over') return calls['hand-over'].run({ params, body: { to: receiver } });
    return calls.disable.run({ params, body: asksTo ? { handTo: receiver } : {} });
  }

  async function change() {
    setFailure(asksTo && to === '' ? 'Choose who gets the clients and leads.' : null);
    if (asksTo && to === '') return;
    const outcome = await send(to === toAdmins ? null : to);
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'Nothing was changed. Please try again.'));
    if (outcome.kind === 'done') done('Saved', `${name}: ${words[kind].done}.`);
  }

  return (
    <ConfirmBody
      confirm={words[kind].button}
      confirming="Saving"
      isDestructive={kind === 'disable'}
      state={{ isRunning, waiting, failure, cancel }}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <p>
        {name} ({adviser.email}) {words[kind].text}
      </p>
      {asksTo && (
        <NativeSelect
          size="md"
          label={`Who gets ${counted(adviser.clients, 'client')} and ${counted(adviser.openLeads, 'open lead')}`}
          description="Closed leads and unfinished tasks go with them. Leads left to the administrators are open to every adviser."
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
          data={[
            { value: '', label: 'Choose' },
            ...others.map((other) => ({ value: other.id, label: fullName(other) })),
            { value: toAdmins, label: 'The administrators' },
          ]}
        />
      )}
    </ConfirmBody>
  );
}

const words = {
  disable: {
    text: 'can no longer sign in, and every session and unused invitation ends now. You can enable them again.',
    button: 'Disable',
    done: 'can no longer sign in',
  },
  enable: {
    text: 'can sign in again. Without a password they need a new invitation.',
    button: 'Enable',
    done: 'can sign in again',
  },
  'hand-over': {
    text: 'no longer sees these clients and leads, in one step.',
    button: 'Hand Over',
    done: 'clients and leads are handed over',
  },
} as const;
