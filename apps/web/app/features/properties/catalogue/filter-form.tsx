import { type PropertySort, propertySorts } from '@freehold/contract';
import { states } from '@freehold/finance';
import { Button, Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { bedroomChoices } from './catalogue-filters.ts';
import css from './filter-form.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

const sortNames: Readonly<Record<PropertySort, string>> = {
  '-created': 'Newest first',
  created: 'Oldest first',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-yield': 'Rental yield, highest first',
  yield: 'Rental yield, lowest first',
  '-growth': 'Growth, highest first',
  growth: 'Growth, lowest first',
};

/** Search, filters and sort order of the catalogue. */
export function FilterForm({ filters }: { readonly filters: FilterDraft }) {
  const { draft, errors, type, choose, finish } = filters;
  return (
    <search>
      <form
        className={`fh-card fh-no-print ${css.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <TextInput
          className={css.search ?? ''}
          type="search"
          label="Search"
          placeholder="Name, address, suburb or postcode"
          value={draft.q}
          maxLength={200}
          onChange={(event) => type('q', event.currentTarget.value)}
          enterKeyHint="search"
        />
        <Button className={css.submit ?? ''} type="submit" variant="default">
          Search
        </Button>
        <Choices
          label="Sort by"
          value={draft.sort}
          onChange={(text) => choose({ sort: propertySorts.find((sort) => sort === text) ?? draft.sort })}
        >
          {propertySorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Choices>
        <Choices label="State" value={draft.state} onChange={(state) => choose({ state })}>
          <option value="">All states</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Choices>
        {(['minPrice', 'maxPrice'] as const).map((name) => (
          <TextInput
            key={name}
            label={name === 'minPrice' ? 'Price from' : 'Price to'}
            placeholder="Any"
            leftSection={<span aria-hidden="true">$</span>}
            inputMode="decimal"
            autoComplete="off"
            value={draft[name]}
            error={errors[name]}
            onChange={(event) => type(name, event.currentTarget.value)}
            onBlur={finish}
          />
        ))}
        <Choices label="Bedrooms" value={draft.minBeds} onChange={(minBeds) => choose({ minBeds })}>
          <option value="">Any</option>
          {bedroomChoices.map((count) => (
            <option key={count} value={count}>
              {count} or more
            </option>
          ))}
        </Choices>
      </form>
    </search>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choices({ label, value, onChange, children }: ChoicesProps) {
  return (
    <Input.Wrapper label={label} size="md">
      <Input
        component="select"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        pointer
        size="md"
        rightSection={<span aria-hidden="true">▾</span>}
        rightSectionPointerEvents="none"
      >
        {children}
      </Input>
    </Input.Wrapper>
  );
}
