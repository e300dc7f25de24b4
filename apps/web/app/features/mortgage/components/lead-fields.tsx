import { currentLeadNotice, leadNotice, marketingConsentLabel, purchaseTimeframes } from '@freehold/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { LeadForm } from '#app/calculator/lead-form.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { PolicyLink } from '#app/ui/policy-link.tsx';
import type { LeadField } from '../lead.ts';
import { leadFieldId, type useMortgageLead } from '../use-mortgage-lead.ts';

const timeframes = purchaseTimeframes.map((value) => ({ value, label: value }));

interface MortgageLeadFormProps {
  readonly lead: ReturnType<typeof useMortgageLead>;
  readonly onSend: () => void;
}

/** Who the report goes to, when they mean to buy, and what they agree to. */
export function MortgageLeadForm({ lead, onSend }: MortgageLeadFormProps) {
  const { fields } = lead;
  const { values, errors } = fields;
  const text = (field: Exclude<LeadField, 'privacyPolicy' | 'purchaseTimeframe'>) => ({
    id: leadFieldId(field),
    size: 'md',
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => fields.set(field, event.currentTarget.value),
    onBlur: () => fields.touch(field),
  });

  return (
    <LeadForm
      title="Where should the report go?"
      notice={leadNotice(currentLeadNotice)}
      marketingLabel={marketingConsentLabel}
      wantsMarketing={values.wantsMarketing}
      submitLabel="Send My Report"
      isSending={lead.isSending}
      waiting={lead.waiting}
      failure={lead.failure}
      onMarketing={(wants) => fields.set('wantsMarketing', wants)}
      onCancel={lead.cancel}
      onSubmit={onSend}
      consent={
        <Checkbox
          id={leadFieldId('privacyPolicy')}
          checked={values.privacyPolicy}
          error={errors.privacyPolicy}
          onChange={(event) => fields.set('privacyPolicy', event.currentTarget.checked)}
          label={
            <>
              I have read and agree to the <PolicyLink />
            </>
          }
        />
      }
    >
      <TextInput {...text('firstName')} label="First name" autoComplete="given-name" />
      <TextInput {...text('lastName')} label="Last name" autoComplete="family-name" />
      <TextInput {...text('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <TextInput {...text('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <SelectField
        id={leadFieldId('purchaseTimeframe')}
        label="When do you mean to buy?"
        choices={timeframes}
        value={values.purchaseTimeframe}
        error={errors.purchaseTimeframe}
        onChange={(timeframe) => fields.set('purchaseTimeframe', timeframe)}
        onBlur={() => fields.touch('purchaseTimeframe')}
      />
    </LeadForm>
  );
}
