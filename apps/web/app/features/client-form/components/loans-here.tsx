import { mostRecords } from '@freehold/contract';
import { Button, Checkbox } from '@mantine/core';
import { use, useId, useState } from 'react';
import { askedFields, propertyRef } from '../asked-fields.ts';
import type { AssetValues, ClientFormValues, LiabilityValues } from '../client-form-values.ts';
import { FormSurroundContext, useClientFormContext } from '../form-context.ts';
import { rowFigures, rowName } from '../shown-value.ts';
import type { RecordRows } from '../use-record-rows.ts';
import { Fold } from './fold.tsx';
import css from './questions.module.css';
import { Questions } from './questions.tsx';

interface LoansHereProps {
  readonly property: AssetValues;
  readonly rows: Pick<RecordRows, 'addMortgage'>;
}

interface PlacedLoan {
  readonly loan: LiabilityValues;
  readonly index: number;
}

/** The mortgages of the record, which of them are on a property, and what is asked of those. */
export function LoansHere({ property, rows }: LoansHereProps) {
  const form = useClientFormContext();
  form.useWatchValue('liabilities');
  const { goTo } = use(FormSurroundContext);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const values = form.getValues();
  const ref = propertyRef(property);
  const loans = values.liabilities.flatMap((loan, index) =>
    loan.liabilityType === 'Mortgage' ? [{ loan, index }] : [],
  );
  const count = loans.filter(({ loan }) => loan.securedBy === ref).length;
  return (
    <Fold
      id={id}
      title="Loans on this property"
      note={count === 0 ? 'None yet' : `${count} ${count === 1 ? 'loan' : 'loans'}`}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <ul className={css.loans}>
        {loans.map((placed) => (
          <li key={placed.loan.key}>
            <LoanHere {...placed} values={values} propertyRefHere={ref} />
          </li>
        ))}
      </ul>
      <div className={css.steps}>
        <Button
          variant="default"
          size="sm"
          disabled={values.liabilities.length >= mostRecords}
          onClick={() => goTo(`liabilities.${rows.addMortgage(ref)}.description`)}
        >
          Add a loan on this property
        </Button>
      </div>
    </Fold>
  );
}

interface LoanHereProps extends PlacedLoan {
  readonly values: ClientFormValues;
  readonly propertyRefHere: string;
}

function LoanHere({ loan, index, values, propertyRefHere: ref }: LoanHereProps) {
  const form = useClientFormContext();
  const { isOwn } = use(FormSurroundContext);
  const isHere = loan.securedBy === ref;
  const other = values.assets.find((row) => !isHere && propertyRef(row) === loan.securedBy);
  const name = rowName(loan);
  const asked = askedFields('liabilities', index, { values, isOwn }).filter(({ path }) => !path.endsWith('.securedBy'));
  return (
    <>
      <Checkbox
        label={`${name}, ${rowFigures(loan).amount}`}
        description={other && `On ${rowName(other)} at present`}
        checked={isHere}
        onChange={({ currentTarget }) =>
          form.setFieldValue(`liabilities.${index}.securedBy`, currentTarget.checked ? ref : '')
        }
      />
      {isHere && <Questions title={`More about ${name}`} asked={asked} />}
    </>
  );
}
