import { type PictureFetch, type Property, pictureProblemTexts, routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { propertyQuery } from '../shared/property-query.ts';
import css from './picture-note.module.css';

/** Below the picture of a property: how far its fetching from another site is, and another try after a failure. */
export function PictureNote({ property }: { readonly property: Property }) {
  const { id, imageUrl, picture } = property;
  const queries = useQueryClient();
  const { run, isRunning } = useCall(routes.properties.fetchPicture);
  const [failure, setFailure] = useState<string | null>(null);

  async function tryAgain() {
    setFailure(null);
    const outcome = await run({ params: { id } });
    if (outcome.kind === 'done') queries.setQueryData(propertyQuery(id).queryKey, outcome.reply);
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'The server gave no usable answer.'));
  }

  return (
    <div className={picture ? css.note : undefined}>
      <div role="status">
        {picture && (
          <p>
            {noteText(picture)} <span className={css.address}>{imageUrl}</span>
          </p>
        )}
      </div>
      {picture?.state === 'failed' && (
        <Button variant="default" size="xs" loading={isRunning} onClick={() => void tryAgain()}>
          Try again
        </Button>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}

function noteText({ state, problem }: PictureFetch): string {
  if (state === 'fetching') return 'Fetching the picture. It is shown here as soon as it arrives. Address:';
  const why = problem === undefined ? 'the reason is not known.' : pictureProblemTexts[problem];
  return `The picture could not be fetched: ${why} Try again, or edit the property and choose a file. Address:`;
}
