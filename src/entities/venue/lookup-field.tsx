import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentPropsWithRef } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SelectField, type SelectOption } from '../../shared/ui/select-field.tsx';

export interface LookupFieldProps extends ComponentPropsWithRef<'select'> {
  label: string;
  error: string | undefined;
}

interface ChoicesProps<Data> {
  query: UseQueryResult<Data, ApiError>;
  /** Empty until they are there. */
  options: readonly SelectOption[];
}

/** One of what a lookup lists; says when it could not be loaded. Takes the props of a form's `field`. */
export function LookupField<Data>({ query, options, ...field }: LookupFieldProps & ChoicesProps<Data>) {
  const t = useT();
  return (
    <>
      <SelectField
        {...field}
        placeholder={query.isPending ? t('states.loading') : t('fields.choose')}
        options={options}
        aria-busy={query.isPending || undefined}
      />
      {query.error && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
    </>
  );
}
