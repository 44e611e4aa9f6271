import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { UserField } from '../../entities/person/user-field.tsx';
import { addVenueUser } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Id, UserRef, VenueUser } from '../../shared/api/generated/model';
import { AddVenueUserBody } from '../../shared/api/generated/zod/schemas/addVenueUserBody.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { RoleChoice } from './role-choice.tsx';

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
  const form = useApiForm({
    operation: 'addVenueUser',
    schema,
    defaults: { user_id: undefined, role: 'staff' },
    send: (body) => addVenueUser(venueId, body),
    success: { key: 'admins:add.done' },
    onDone: onClose,
  });
  const { id, error } = form.field('user_id');
  const choose = (userId: Id | undefined) => {
    form.clearErrors();
    if (userId !== undefined) form.setValue('user_id', userId, { shouldDirty: true });
    else form.resetField('user_id');
  };
  const metaOf = (user: UserRef) => {
    const role = users.find((one) => one.user.id === user.id)?.role;
    return role && t('add.known', { role: t(`roles.${role}`) });
  };
  return (
    <DialogForm title={t('add.title')} onClose={onClose} closeButton form={form} submitLabel={t('add.submit')}>
      <UserField id={id} error={error} onChange={choose} metaOf={metaOf} />
      <RoleChoice field={form.field('role')} />
    </DialogForm>
  );
}
