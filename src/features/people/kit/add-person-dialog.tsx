import type { ReactNode } from 'react';
import { DialogForm } from '../../../entities/form/form.tsx';
import type { ApiForm } from '../../../entities/form/use-api-form.ts';
import { SearchedUserField } from '../../../entities/person/user-field.tsx';
import type { UserSearch } from '../../../entities/person/use-user-search.ts';
import type { Id, UserRef } from '../../../shared/api/generated/model';

/** A form with somebody who is looked for, and without anybody in the beginning. */
interface PersonForm extends ApiForm {
  field: (name: 'user_id') => { id: string; error: string | undefined };
  clearErrors: (name: 'user_id') => void;
  setValue: (name: 'user_id', id: Id, options: { shouldDirty: true }) => void;
  resetField: (name: 'user_id') => void;
}

interface AddPersonDialogProps {
  title: string;
  submitLabel: string;
  form: PersonForm;
  /** Of `useUserSearch`. */
  search: UserSearch;
  /** Nobody needs to be chosen any more: what was missing is not said. */
  isOptional?: boolean;
  /** A second line of a result, e.g. that the user is here already. */
  metaOf: (user: UserRef) => string | undefined;
  onClose: () => void;
  /** As what they are added. */
  children: ReactNode;
}

/** Adds one person, found by name or number, as something. */
export function AddPersonDialog(props: AddPersonDialogProps) {
  const { form, search, isOptional = false, metaOf, children, ...dialog } = props;
  const { id, error } = form.field('user_id');
  const choose = (userId: Id | undefined) => {
    form.clearErrors('user_id');
    if (userId === undefined) form.resetField('user_id');
    else form.setValue('user_id', userId, { shouldDirty: true });
  };
  return (
    <DialogForm {...dialog} closeButton form={form}>
      <SearchedUserField
        id={id}
        error={isOptional ? undefined : error}
        onChange={choose}
        metaOf={metaOf}
        search={search}
      />
      {children}
    </DialogForm>
  );
}
