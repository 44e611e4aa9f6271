import { useUnit } from 'effector-react';
import { useState } from 'react';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { PeopleField } from '../../entities/person/people-field.tsx';
import { $user } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { inviteToCommunity } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Community, UserRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import * as css from './invite.css.ts';
import { inviteesSchema, type InviteWay, WAYS } from './invitees-schema.ts';

interface InviteDialogProps {
  community: Community;
  onClose: () => void;
}

/** Invites players found by name or number, or everybody in a team of one's own; says how many invitations are new (COM-07). */
export function InviteDialog({ community: { id: communityId, name }, onClose }: InviteDialogProps) {
  const t = useT('communitypeople');
  const { say, user } = useUnit({ say: snackbarRequested, user: $user });
  const teams = user?.profiles.filter(({ type }) => type === 'team') ?? [];
  const [way, setWay] = useState<InviteWay>('people');
  const [chosen, setChosen] = useState<UserRef[]>([]);
  const form = useApiForm({
    operation: 'inviteToCommunity',
    schema: inviteesSchema(way),
    defaults: { user_ids: undefined, team_id: undefined },
    send: ({ user_ids, team_id }) => inviteToCommunity(communityId, way === 'people' ? { user_ids } : { team_id }),
    onDone: ({ members }) => {
      // who has asked to join is in at once (decision 040)
      const invited = members.filter(({ status }) => status === 'invited').length;
      const admitted = members.length - invited;
      if (members.length === 0) say({ message: { key: 'communitypeople:invite.nobodyNew' }, color: 'info' });
      if (admitted > 0)
        say({ message: { key: 'communitypeople:invite.letIn', params: { count: admitted } }, color: 'success' });
      if (invited > 0)
        say({ message: { key: 'communitypeople:invite.done', params: { count: invited } }, color: 'success' });
      onClose();
    },
  });
  const people = form.field('user_ids');
  return (
    <DialogForm
      title={t('invite.title', { name })}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('invite.action')}
    >
      {teams.length > 0 && (
        <SegmentedControl
          label={t('invite.who')}
          segments={WAYS.map((value) => ({ value, label: t(`invite.${value}`) }))}
          value={way}
          onChange={(next) => {
            form.clearErrors();
            setWay(next);
          }}
          block
        />
      )}
      {way === 'people' ? (
        <PeopleField
          id={people.id}
          error={people.error}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next);
            form.set('user_ids', next.length > 0 ? next.map(({ id }) => id) : undefined);
          }}
        />
      ) : (
        <SelectField
          label={t('invite.teamField')}
          hint={t('invite.teamHint')}
          placeholder={t('common:fields.choose')}
          options={teams.map((team) => ({ value: team.entity_id, label: t('invite.allOf', { team: team.name }) }))}
          {...form.field('team_id', { setValueAs: (id: string | number | undefined) => (id ? Number(id) : undefined) })}
        />
      )}
      <p className={css.quiet}>{t('invite.leftOut')}</p>
    </DialogForm>
  );
}
