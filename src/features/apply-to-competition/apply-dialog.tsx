import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { playersOf, teamQuery } from '../../entities/team/team-players.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { applyToCompetition } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition, Team } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import * as css from './apply.css.ts';
import { applySchema } from './apply-schema.ts';
import { ownTeamsQuery, runByReader } from './own-teams.ts';
import { RosterField } from './roster-field.tsx';

export interface ApplyDialogProps {
  competition: Competition;
  onClose: () => void;
}

/** Asks for a place in a competition for a team that the reader runs (CMP-02, design §9). */
export function ApplyDialog({ competition, onClose }: ApplyDialogProps) {
  const t = useT('entries');
  const query = useQuery(ownTeamsQuery(competition.sport.id));
  const teams = query.data && runByReader(query.data.teams);
  if (teams?.[0]) return <ApplyForm competition={competition} teams={teams} first={teams[0]} onClose={onClose} />;
  return (
    <Dialog title={t('apply.title', { name: competition.name })} closeButton onClose={onClose}>
      <QueryView query={query} errorTitle={t('apply.notLoaded')} skeleton={<Skeleton shape="box" height="240px" />}>
        {() => <EmptyState drawing="people">{t('apply.noTeam')}</EmptyState>}
      </QueryView>
    </Dialog>
  );
}

interface ApplyFormProps extends ApplyDialogProps {
  teams: readonly Team[];
  first: Team;
}

function ApplyForm({ competition, teams, first, onClose }: ApplyFormProps) {
  const { id, name, entry_fee: fee, auto_accept } = competition;
  const t = useT('entries');
  const format = useFormat();
  const say = useUnit(snackbarRequested);
  const client = useQueryClient();
  const teamOf = (teamId: number) => teams.find((one) => one.id === teamId) ?? first;
  /** Ids of all its players, null until they are read. */
  const allOf = (teamId: number) => {
    const read = client.getQueryData(teamQuery(teamOf(teamId).slug).queryKey);
    return read ? playersOf(read.members).map(({ user_id }) => user_id) : null;
  };
  const [schema] = useState(() => applySchema(competition, (teamId) => allOf(teamId)?.length ?? null));
  const form = useApiForm({
    operation: 'applyToCompetition',
    schema,
    defaults: { team_id: String(first.id), roster: null, message: '' },
    draft: { form: 'apply-to-competition', entity: id },
    send: ({ team_id, roster, message }, once) => {
      const players = roster ?? allOf(team_id);
      return applyToCompetition(
        id,
        {
          team_id,
          ...(players && { roster: players }),
          ...(message !== '' && { message }),
        },
        once,
      );
    },
    onDone: ({ application: { status, team } }) => {
      const outcome = status === 'accepted' || status === 'waitlisted' ? status : 'pending';
      say({
        message: { key: `entries:apply.done.${outcome}`, params: { team: team?.name ?? '', name } },
        color: 'success',
      });
      onClose();
    },
  });
  const teamId = useWatch({ control: form.control, name: 'team_id' });
  const team = teamOf(Number(teamId));
  return (
    <DialogForm
      title={t('apply.title', { name })}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('apply.submit')}
    >
      <p className={css.quiet}>
        {[t(auto_accept ? 'apply.atOnce' : 'apply.decided'), fee > 0 && t('apply.fee', { fee: format.money(fee) })]
          .filter(Boolean)
          .join(' ')}
      </p>
      {teams.length > 1 ? (
        <SelectField
          label={t('apply.team')}
          options={teams.map((one) => ({ value: String(one.id), label: one.name }))}
          {...form.field('team_id', { onChange: () => form.set('roster', null) })}
        />
      ) : (
        <p id={form.field('team_id').id}>{t('apply.asTeam', { team: team.name })}</p>
      )}
      <RosterField key={team.id} form={form} team={team} limits={competition} />
      <TextAreaField
        label={t('apply.message')}
        hint={t('apply.messageHint')}
        optional
        rows={3}
        {...form.field('message')}
      />
    </DialogForm>
  );
}
