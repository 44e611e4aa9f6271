import type { useApiForm } from '../../entities/form/use-api-form.ts';
import { TeamRole } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { kitSchema } from './member-schema.ts';
import * as css from './members.css.ts';

interface MemberFieldsProps {
  form: Pick<ReturnType<typeof useApiForm<typeof kitSchema, unknown>>, 'field' | 'watch'>;
  /** The role admin may be given. */
  mayMakeAdmin: boolean;
}

/** What a member is in the team: player with a number, position, roles (TEAM-08, design §3). */
export function MemberFields({ form, mayMakeAdmin }: MemberFieldsProps) {
  const t = useT('members');
  return (
    <>
      <Switch label={t('field.player')} hint={t('field.playerHint')} {...form.field('is_player')} />
      {form.watch('is_player') && (
        <TextField
          label={t('field.jersey')}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          className={css.number}
          {...form.field('jersey_number')}
        />
      )}
      <TextField
        label={t('field.position')}
        hint={t('field.positionHint')}
        optional
        autoComplete="off"
        {...form.field('position')}
      />
      <RoleChoice field={form.field('roles')} mayMakeAdmin={mayMakeAdmin} />
    </>
  );
}

interface RoleChoiceProps {
  field: ReturnType<MemberFieldsProps['form']['field']>;
  mayMakeAdmin: boolean;
}

/** The roles as native checkboxes, each with what it allows. */
function RoleChoice({ field: { id, error: _none, ...field }, mayMakeAdmin }: RoleChoiceProps) {
  const t = useT('members');
  const roles = Object.values(TeamRole).filter((role) => role !== 'admin' || mayMakeAdmin);
  return (
    <fieldset className={css.roles} aria-describedby={`${id}-hint`}>
      <legend className={css.legend}>{t('field.roles')}</legend>
      <p id={`${id}-hint`} className={css.hint}>
        {t('field.rolesHint')}
      </p>
      {roles.map((role) => (
        <label key={role} className={css.role}>
          <input {...field} id={`${id}-${role}`} type="checkbox" value={role} className={css.checkbox} />
          <span className={css.roleName}>{t(`roles.${role}`)}</span>
          <span className={css.may}>{t(`may.${role}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
