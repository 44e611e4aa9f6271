import { X } from 'lucide-react';
import type { UserRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Combobox } from '../../shared/ui/combobox.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { Stack } from '../../shared/ui/stack.tsx';
import { toOption } from './user-field.tsx';
import { useUserSearch } from './use-user-search.ts';

interface PeopleFieldProps {
  /** Of the form's field. */
  id: string;
  error: string | undefined;
  chosen: readonly UserRef[];
  onChange: (chosen: UserRef[]) => void;
}

/** Finds users by name or number, one after the other (GET /users, decision 033), and lists those who are chosen. */
export function PeopleField({ id, error, chosen, onChange }: PeopleFieldProps) {
  const t = useT('fields');
  const { found, ask, isAsked } = useUserSearch();
  const isChosen = (userId: number) => chosen.some((one) => one.id === userId);
  const results = found.data?.users.map((user) => toOption(user, isChosen(user.id) ? t('person.chosen') : undefined));
  const add = (userId: number | undefined) => {
    const user = found.data?.users.find((one) => one.id === userId);
    if (user && !isChosen(user.id)) onChange([...chosen, user]);
  };
  const remove = (userId: number) => {
    focusById(id); // the button goes with its row
    onChange(chosen.filter((one) => one.id !== userId));
  };
  return (
    <Stack gap={2}>
      <Combobox
        id={id}
        label={t('person.search')}
        hint={t('person.hint')}
        error={error}
        many
        value={null}
        onChange={(option) => add(option?.id)}
        onSearch={ask}
        results={{ ...found, data: results }}
        tooLittle={isAsked ? undefined : t('person.tooLittle')}
      />
      {chosen.length > 0 && (
        <ListRows label={t('person.chosenList')}>
          {chosen.map((user) => (
            <ListRow
              key={user.id}
              icon={<Avatar id={user.id} name={user.name} image={user.image?.url} size={36} />}
              title={user.name}
              value={
                <IconButton aria-label={t('person.remove', { name: user.name })} onClick={() => remove(user.id)}>
                  <X size={18} />
                </IconButton>
              }
            />
          ))}
        </ListRows>
      )}
    </Stack>
  );
}
