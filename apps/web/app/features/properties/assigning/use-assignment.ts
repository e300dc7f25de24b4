import { routes, toasts } from '@freehold/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { clientOption, type PickerOption, propertyOption } from '../picker/picker-source.ts';
import { propertyQuery } from '../shared/property-query.ts';

/** A client's record, for the affordability figures. */
function clientQuery(id: string) {
  return queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: ({ signal }) => call(routes.profiles.read, { params: { id }, signal }),
  });
}

/** The chosen client and property, their records, and the call that assigns one to the other. */
export function useAssignment() {
  const [params] = useSearchParams();
  const [client, setClient] = useState(() => asked(params.get('client')));
  const [property, setProperty] = useState(() => asked(params.get('property')));
  const clientRecord = useQuery({ ...clientQuery(client?.id ?? ''), enabled: client !== null });
  const propertyRecord = useQuery({ ...propertyQuery(property?.id ?? ''), enabled: property !== null });
  const assignment = useCall(routes.assignments.assign);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  function fail(text: string) {
    setFailure(text);
    showToast({ ...toasts.assignmentFailed, description: text, tone: 'error' });
  }

  async function assign() {
    setFailure(null);
    if (client === null || property === null) return fail(toasts.assignmentIncomplete.description);
    const outcome = await assignment.run({ body: { clientId: client.id, propertyId: property.id } });
    if (outcome.kind === 'failed') fail(errorText(outcome.error, toasts.assignmentFailed.description));
    if (outcome.kind !== 'done') return;
    const { clientId } = outcome.reply;
    showToast({ ...toasts.propertyAssigned, tone: 'success' });
    // Without a client id in the reply there is no screen to go to (decision P-11).
    if (!clientId) showToast({ ...toasts.noClientId, tone: 'error' });
    else void navigate(`/admin/client/${clientId}`);
  }

  return {
    client: {
      chosen: client && named(client, clientRecord.data && clientOption(clientRecord.data)),
      choose: setClient,
      record: clientRecord,
    },
    property: {
      chosen: property && named(property, propertyRecord.data && propertyOption(propertyRecord.data)),
      choose: setProperty,
      record: propertyRecord,
    },
    isComplete: client !== null && property !== null,
    isRunning: assignment.isRunning,
    waiting: assignment.waiting,
    cancel: assignment.cancel,
    failure,
    assign,
  };
}

// Only its id is in the URL; the name arrives with the record.
function asked(id: string | null): PickerOption | null {
  return id === null || id === '' ? null : { id, label: '', detail: '' };
}

function named(option: PickerOption, record: PickerOption | undefined): PickerOption {
  return option.label === '' && record ? record : { ...option, label: option.label || 'Loading' };
}
