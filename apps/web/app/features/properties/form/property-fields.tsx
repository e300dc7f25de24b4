import { Button, Input } from '@mantine/core';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { isOwnPicture } from '#app/lib/own-picture.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { PropertyPicture } from '../shared/property-picture.tsx';
import {
  AmountField,
  LineField,
  LinesField,
  PostcodeField,
  RateField,
  StateField,
  SuburbNameField,
} from './form-fields.tsx';
import { imageHint, sizeText } from './image-file.ts';
import { fieldId } from './property-draft.ts';
import css from './property-fields.module.css';
import type { Picture } from './use-picture.ts';
import type { PropertyForm } from './use-property-form.ts';

const accepted = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

function nameOf({ file, shown }: Picture): string {
  if (file) return `${file.name}, ${sizeText(file.size)}`;
  return isOwnPicture(shown) ? 'Stored image' : shown;
}

/** The picture of a property: chosen or dropped, previewed, and uploaded with the form. */
function ImageField({ picture }: { readonly picture: Picture }) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an alternative to the button below
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

interface PropertyFieldsProps {
  readonly form: PropertyForm;
  readonly picture: Picture;
  /** True when a rate may stay blank, as when editing. */
  readonly isRateOptional: boolean;
}

/** The fields for adding and editing a property. */
export function PropertyFields({ form, picture, isRateOptional }: PropertyFieldsProps) {
  const rateHelp = isRateOptional ? ' Blank means not provided.' : '';
  return (
    <>
      <FieldGroup title="Name and address">
        <div className={css.wide}>
          <LineField form={form} field="name" label="Property name" />
        </div>
        <div className={css.wide}>
          <LineField form={form} field="street" label="Street" />
        </div>
        <SuburbNameField form={form} field="suburb" label="Suburb" />
        <StateField form={form} field="state" label="State" />
        <PostcodeField form={form} field="postcode" label="Postcode" />
      </FieldGroup>
      <FieldGroup title="Size and figures">
        <AmountField form={form} field="price" label="Price" help="For example 750k." />
        <LineField form={form} field="beds" label="Bedrooms" help="0 for a studio." inputMode="numeric" />
        <LineField form={form} field="baths" label="Bathrooms" help="Whole numbers." inputMode="numeric" />
        <LineField form={form} field="area" label="Area" help="Square metres." inputMode="decimal" unit="m²" />
        <RateField form={form} field="growthRate" label="Growth rate" help={`Of the value.${rateHelp}`} />
        <RateField form={form} field="rentalYield" label="Rental yield" help={`Rent by price.${rateHelp}`} />
      </FieldGroup>
      <FieldGroup title="Image and description">
        <div className={css.wide}>
          <ImageField picture={picture} />
        </div>
        <div className={css.wide}>
          <LinesField form={form} field="description" label="Description" help="Up to 2,000 characters." />
        </div>
        <div className={css.wide}>
          <LinesField form={form} field="features" label="Features" help="One per line." />
        </div>
      </FieldGroup>
    </>
  );
}

/** A group of fields with its name. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={`fh-card ${css.group}`}>
      <legend className={css.legend}>{title}</legend>
      <div className={`fh-fields ${css.fields}`}>{children}</div>
    </fieldset>
  );
}
