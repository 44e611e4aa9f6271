import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { addVenueUser } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import { getSearchUsersQueryOptions } from '../../shared/api/generated/endpoints/users/users.ts';
import type { Id, VenueUser } from '../../shared/api/generated/model';
import { AddVenueUserBody } from '../../shared/api/generated/zod/schemas/addVenueUserBody.zod.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Combobox, type ComboboxOption } from '../../shared/ui/combobox.tsx';
import { RoleChoice } from './role-choice.tsx';
import { isSearchable } from './user-search.ts';

/** Everybody is chosen from the results, also who is found by number. */
const schema = AddVenueUserBody.pick({ user_id: true, role: true }).required();

interface AddUserDialogProps {
  venueId: Id;
  /** Who runs the venue already: the results say so. */
  users: readonly VenueUser[];
  onClose: () => void;
}

/** Adds a user found by name or number to the venue, in a role; they are told, and may leave (decision 033). */
export function AddUserDialog({ venueId, users, onClose }: AddUserDialogProps) {
  const t = useT('admins');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const form = useApiForm({
    operation: 'addVenueUser',
    schema,
    defaults: { user_id: undefined, role: 'staff' },
    send: (body) => addVenueUser(venueId, body),
    success: { key: 'admins:add.done' },
    onDone: onClose,
  });
  const isAsked = isSearchable(asked);
  const found = useQuery(
    skipUnless(
      isAsked,
      getSearchUsersQueryOptions({ keywords: asked }, { query: isAsked ? { placeholderData: keepPreviousData } : {} }),
    ),
  );
  const options = found.data?.users.map(({ id, name, image }) => {
    const role = users.find(({ user }) => user.id === id)?.role;
    return { id, name, image: image?.url ?? null, ...(role && { meta: t('add.known', { role: t(`roles.${role}`) }) }) };
  });
  const { id, error } = form.field('user_id');
  const choose = (option: ComboboxOption | null) => {
    setChosen(option);
    form.clearErrors();
    if (option) form.setValue('user_id', option.id, { shouldDirty: true });
    else form.resetField('user_id');
  };
  return (
    <DialogForm title={t('add.title')} onClose={onClose} closeButton form={form} submitLabel={t('add.submit')}>
      <Combobox
        id={id}
        label={t('add.search')}
        hint={t('add.hint')}
        error={error}
        value={chosen}
        onChange={choose}
        onSearch={setAsked}
        results={{ ...found, data: options }}
        tooLittle={isAsked ? undefined : t('add.tooLittle')}
      />
      <RoleChoice field={form.field('role')} />
    </DialogForm>
  );
}
