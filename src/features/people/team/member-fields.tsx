import type { useApiForm } from '../../../entities/form/use-api-form.ts';
import { TeamRole } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { RoleChoice } from '../kit/role-choice.tsx';
import type { memberSchema } from './member-schema.ts';
import * as css from './members.css.ts';

interface MemberFieldsProps {
  form: Pick<ReturnType<typeof useApiForm<typeof memberSchema, unknown>>, 'field' | 'watch'>;
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
      <RoleChoice
        type="checkbox"
        legend={t('field.roles')}
        hint={t('field.rolesHint')}
        roles={Object.values(TeamRole)
          .filter((role) => role !== 'admin' || mayMakeAdmin)
          .map((role) => ({ role, label: t(`roles.${role}`), may: t(`may.${role}`) }))}
        field={form.field('roles')}
      />
    </>
  );
}
