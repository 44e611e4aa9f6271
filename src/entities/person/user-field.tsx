import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getSearchUsersQueryOptions } from '../../shared/api/generated/endpoints/users/users.ts';
import type { Id, UserRef } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Combobox, type ComboboxOption } from '../../shared/ui/combobox.tsx';
import { isSearchable } from './user-search.ts';

interface UserFieldProps {
  /** Of the form's field. */
  id: string;
  error: string | undefined;
  /** The user's id, undefined for none. */
  onChange: (userId: Id | undefined) => void;
  /** A second line of a result, e.g. that the user is here already. */
  metaOf?: (user: UserRef) => string | undefined;
}

/** Finds a user by name or number (GET /users, decision 033). Everybody is chosen from the results, also who is found by number. */
export function UserField({ id, error, onChange, metaOf }: UserFieldProps) {
  const t = useT('fields');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const isAsked = isSearchable(asked);
  const found = useQuery(
    skipUnless(
      isAsked,
      getSearchUsersQueryOptions({ keywords: asked }, { query: isAsked ? { placeholderData: keepPreviousData } : {} }),
    ),
  );
  const options = found.data?.users.map((user): ComboboxOption => {
    const meta = metaOf?.(user);
    return { id: user.id, name: user.name, image: user.image?.url ?? null, ...(meta !== undefined && { meta }) };
  });
  return (
    <Combobox
      id={id}
      label={t('person.search')}
      hint={t('person.hint')}
      error={error}
      value={chosen}
      onChange={(option) => {
        setChosen(option);
        onChange(option?.id);
      }}
      onSearch={setAsked}
      results={{ ...found, data: options }}
      tooLittle={isAsked ? undefined : t('person.tooLittle')}
    />
  );
}
