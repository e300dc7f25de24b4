import { Button, Input } from '@mantine/core';
import { type DragEvent, useRef } from 'react';
import { isOwnPicture } from '#app/lib/own-picture.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { PropertyPicture } from '../shared/property-picture.tsx';
import css from './image-field.module.css';
import { imageHint, sizeText } from './image-file.ts';
import { fieldId } from './property-draft.ts';
import type { Picture } from './use-picture.ts';

const accepted = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

function nameOf({ file, shown }: Picture): string {
  if (file) return `${file.name}, ${sizeText(file.size)}`;
  return isOwnPicture(shown) ? 'Stored image' : shown;
}

/** The picture of a property: chosen or dropped, previewed, and uploaded with the form. */
export function ImageField({ picture }: { readonly picture: Picture }) {
  const { shown, file, error, choose, remove, uploading } = picture;
  const { isRunning: isUploading, waiting, cancel } = uploading;
  const input = useRef<HTMLInputElement>(null);

  function take(files: FileList | null) {
    const first = files?.[0];
    if (first) void choose(first);
  }

  // Cleared, so that the same file can be chosen again after a correction.
  function empty() {
    if (input.current) input.current.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    if (!isUploading) take(event.dataTransfer.files);
  }

  function onRemove() {
    remove();
    empty();
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is another way to what the button below does
    <div className={css.field} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      <Input.Wrapper id={fieldId('imageUrl')} label="Image" description={imageHint} error={error} size="md">
        <Input
          ref={input}
          component="input"
          type="file"
          accept={accepted}
          error={error !== undefined}
          disabled={isUploading}
          size="md"
          classNames={{ input: css.input ?? '' }}
          onClick={empty}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </Input.Wrapper>
      {shown !== '' && (
        <div className={css.preview}>
          <PropertyPicture src={shown} alt={file ? 'Preview of the chosen image' : 'The stored image'} isFirst />
          <div className={css.row}>
            <span className={css.name}>{nameOf(picture)}</span>
            <Button type="button" variant="default" size="xs" disabled={isUploading} onClick={onRemove}>
              Remove image
            </Button>
          </div>
        </div>
      )}
      {isUploading && (
        <div className={css.progress}>
          <progress aria-label="Uploading the image" />
          <p role="status">Uploading the image{file && `, ${sizeText(file.size)}`}</p>
        </div>
      )}
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
    </div>
  );
}
