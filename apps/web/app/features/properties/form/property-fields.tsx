import type { ReactNode } from 'react';
import {
  AmountField,
  LineField,
  LinesField,
  PostcodeField,
  RateField,
  StateField,
  SuburbNameField,
} from './form-fields.tsx';
import { ImageField } from './image-field.tsx';
import css from './property-fields.module.css';
import type { Picture } from './use-picture.ts';
import type { PropertyForm } from './use-property-form.ts';

interface PropertyFieldsProps {
  readonly form: PropertyForm;
  readonly picture: Picture;
  /** Whether a rate may stay blank, as on editing. */
  readonly isRateOptional: boolean;
}

/** The fields that a property is added and edited with. */
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

/** Fields that belong together, under their name. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={`fh-card ${css.group}`}>
      <legend className={css.legend}>{title}</legend>
      <div className={`fh-fields ${css.fields}`}>{children}</div>
    </fieldset>
  );
}
