import { currentLeadNotice, leadNotice, purchaseTimeframes, routes } from '@freehold/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { leadFieldId } from '#app/calculator/lead-definition.ts';
import { EmailAndPhone, LeadForm, leadText } from '#app/calculator/lead-form.tsx';
import { useLeadForm } from '#app/calculator/use-lead-form.ts';
import { useCall } from '#app/lib/use-call.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { PolicyLink } from '#app/ui/policy-link.tsx';
import type { MortgageScenario } from '../draft.ts';
import { leadOf, mortgageLead } from '../lead.ts';

const timeframes = purchaseTimeframes.map((value) => ({ value, label: value }));

/** The lead form and its sending. */
export function useMortgageLead(onSent: () => void) {
  const call = useCall(routes.mortgageLeads.submit);
  return useLeadForm(mortgageLead, {
    call,
    deliver: (contact, scenario: MortgageScenario, wantsMarketing) =>
      call.run({ body: leadOf(scenario, contact, wantsMarketing) }),
    noSubject: 'Complete the loan details first.',
    onSent,
    // Reported like an uncaught error; it holds no personal data (decision H-13).
    onFailed: reportError,
  });
}

interface MortgageLeadFormProps {
  readonly lead: ReturnType<typeof useMortgageLead>;
  readonly onSend: () => void;
}

/** Who the report goes to, when they mean to buy, and what they agree to. */
export function MortgageLeadForm({ lead, onSend }: MortgageLeadFormProps) {
  const { fields } = lead;
  const { values, errors } = fields;
  return (
    <LeadForm
      lead={lead}
      title="Where should the report go?"
      notice={leadNotice(currentLeadNotice)}
      submitLabel="Send My Report"
      onSubmit={onSend}
      consent={
        <Checkbox
          id={leadFieldId(mortgageLead, 'privacyPolicy')}
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
      <TextInput {...leadText(lead, 'firstName')} label="First name" autoComplete="given-name" />
      <TextInput {...leadText(lead, 'lastName')} label="Last name" autoComplete="family-name" />
      <EmailAndPhone lead={lead} />
      <SelectField
        id={leadFieldId(mortgageLead, 'purchaseTimeframe')}
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
