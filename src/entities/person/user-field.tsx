import { useState } from 'react';
import type { Id, UserRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Combobox, type ComboboxOption } from '../../shared/ui/combobox.tsx';
import { type UserSearch, useUserSearch } from './use-user-search.ts';

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
export const UserField = (props: UserFieldProps) => <SearchedUserField {...props} search={useUserSearch()} />;

/** The field around a search that its form reads too. */
export function SearchedUserField({ id, error, onChange, metaOf, search }: UserFieldProps & { search: UserSearch }) {
  const t = useT('fields');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const { found, ask, isAsked } = search;
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
      onSearch={ask}
      results={{ ...found, data: found.data?.users.map((user) => toOption(user, metaOf?.(user))) }}
      tooLittle={isAsked ? undefined : t('person.tooLittle')}
    />
  );
}

/** A user among the results of a search; `meta` is a second line. */
export const toOption = ({ id, name, image }: UserRef, meta: string | undefined): ComboboxOption => ({
  id,
  name,
  image: image?.url ?? null,
  ...(meta !== undefined && { meta }),
});
