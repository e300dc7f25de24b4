import type { ProfileTab } from '../field-facts.ts';
import { type FieldFacts, profileFields } from '../field-facts.ts';
import { useClientFormContext } from '../form-context.ts';
import { clientFormTabs, fieldsOnTab } from '../form-tabs.ts';
import { isShown } from '../hidden-fields.ts';
import css from './client-form.module.css';
import { Field } from './field.tsx';

interface SectionPanelProps {
  readonly tab: ProfileTab;
  readonly isOwn: boolean;
  /** True if the client signs in with the email address. */
  readonly hasAccount: boolean;
}

/** The fields of one profile section, without those that do not apply at present. */
export function SectionPanel({ tab, isOwn, hasAccount }: SectionPanelProps) {
  const form = useClientFormContext();
  // Watches only the values that decide which fields show; other changes do not re-render the section.
  form.useWatchValue('profile.isRenting');
  form.useWatchValue('profile.dependants');
  form.useWatchValue('profile.assessWithPartner');
  const { profile } = form.getValues();
  return (
    <section aria-labelledby={`client-${tab}`}>
      <h2 id={`client-${tab}`} className={css.title}>
        {clientFormTabs.find(({ id }) => id === tab)?.title}
      </h2>
      <div className={`fh-fields ${css.fields}`}>
        {fieldsOnTab(tab)
          .filter((field) => isShown(field, profile))
          .map((field) => {
            const isFixed = field === 'email' && hasAccount;
            const facts: FieldFacts = profileFields[field];
            return (
              <Field
                key={field}
                path={`profile.${field}`}
                facts={
                  isFixed ? { ...facts, help: 'The address that is signed in with. It is not changed here.' } : facts
                }
                isOwn={isOwn}
                isFixed={isFixed}
              />
            );
          })}
      </div>
    </section>
  );
}
