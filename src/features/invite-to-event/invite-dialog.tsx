import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { OWN_COMMUNITIES } from '../../entities/community/own-communities.ts';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { PeopleField } from '../../entities/person/people-field.tsx';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { inviteToEvent } from '../../shared/api/generated/endpoints/events/events.ts';
import { getListTeamsQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import type { Event, UserRef } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import * as css from './invite.css.ts';
import { inviteesSchema, type InviteWay, WAYS } from './invitees-schema.ts';

/** The teams one plays in, in one page: few play in more than that. */
const TEAMS = getListTeamsQueryOptions({ mine: true, page: 1, per_page: 50 });

interface InviteDialogProps {
  event: Event;
  onClose: () => void;
}

/**
 * Invites players found by name or number; who manages the event also everybody in a team or a community that they belong to. Says how
 * many invitations are new (COM-06).
 */
export function InviteDialog({ event: { id: eventId, title, permissions }, onClose }: InviteDialogProps) {
  const t = useT('eventpeople');
  const say = useUnit(snackbarRequested);
  const manages = permissions['manage'] === true;
  const teams = useQuery(skipUnless(manages, TEAMS)).data?.teams ?? [];
  const mine = useQuery(skipUnless(manages, OWN_COMMUNITIES)).data?.communities ?? [];
  const communities = mine.filter(({ my_role: role }) => role !== null);
  const ways = WAYS.filter(
    (one) => one === 'people' || (manages && (one === 'team' ? teams.length > 0 : communities.length > 0)),
  );
  const [way, setWay] = useState<InviteWay>('people');
  const [chosen, setChosen] = useState<UserRef[]>([]);
  const form = useApiForm({
    operation: 'inviteToEvent',
    schema: inviteesSchema(way),
    defaults: { user_ids: undefined, team_id: undefined, community_id: undefined },
    send: ({ user_ids, team_id, community_id }) =>
      inviteToEvent(eventId, { people: { user_ids }, team: { team_id }, community: { community_id } }[way]),
    onDone: ({ participants }) => {
      // who has asked to come is in at once (decision 041)
      const invited = participants.filter(({ status }) => status === 'invited').length;
      const admitted = participants.length - invited;
      if (participants.length === 0) say({ message: { key: 'eventpeople:invite.nobodyNew' }, color: 'info' });
      if (admitted > 0)
        say({ message: { key: 'eventpeople:invite.letIn', params: { count: admitted } }, color: 'success' });
      if (invited > 0)
        say({ message: { key: 'eventpeople:invite.done', params: { count: invited } }, color: 'success' });
      onClose();
    },
  });
  const people = form.field('user_ids');
  const toId = { setValueAs: (id: string | number | undefined) => (id ? Number(id) : undefined) };
  return (
    <DialogForm
      title={t('invite.title', { title })}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('invite.action')}
    >
      {ways.length > 1 && (
        <SegmentedControl
          label={t('invite.who')}
          segments={ways.map((value) => ({ value, label: t(`invite.${value}`) }))}
          value={way}
          onChange={(next) => {
            form.clearErrors();
            setWay(next);
          }}
          block
        />
      )}
      {way === 'people' && (
        <PeopleField
          id={people.id}
          error={people.error}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next);
            form.set('user_ids', next.length > 0 ? next.map(({ id }) => id) : undefined);
          }}
        />
      )}
      {way === 'team' && (
        <SelectField
          label={t('invite.teamField')}
          placeholder={t('common:fields.choose')}
          options={teams.map(({ id, name }) => ({ value: id, label: t('invite.allOf', { name }) }))}
          {...form.field('team_id', toId)}
        />
      )}
      {way === 'community' && (
        <SelectField
          label={t('invite.communityField')}
          placeholder={t('common:fields.choose')}
          options={communities.map(({ id, name }) => ({ value: id, label: t('invite.allOf', { name }) }))}
          {...form.field('community_id', toId)}
        />
      )}
      <p className={css.quiet}>{t('invite.leftOut')}</p>
    </DialogForm>
  );
}
