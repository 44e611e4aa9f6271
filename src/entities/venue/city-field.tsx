import { useQuery } from '@tanstack/react-query';
import type { ComponentPropsWithRef } from 'react';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { citiesQuery } from './venue-lookups.ts';

interface CityFieldProps extends ComponentPropsWithRef<'select'> {
  label: string;
  error: string | undefined;
}

/** One of the cities, sorted by name; says when they could not be loaded. Takes the props of a form's `field`. */
export function CityField(props: CityFieldProps) {
  const t = useT();
  const format = useFormat();
  const cities = useQuery(citiesQuery);
  const options = (cities.data?.cities ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => format.compare(a.label, b.label));
  return (
    <>
      <SelectField
        {...props}
        placeholder={cities.isPending ? t('states.loading') : t('fields.choose')}
        options={options}
        aria-busy={cities.isPending || undefined}
      />
      {cities.error && !cities.data && (
        <ErrorState error={cities.error} onRetry={() => void cities.refetch()} retrying={cities.isFetching} />
      )}
    </>
  );
}
