import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { addCompetitionTeam } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import { getListTeamsQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import type { Competition } from '../../shared/api/generated/model';
import { AddCompetitionTeamBody } from '../../shared/api/generated/zod/schemas/addCompetitionTeamBody.zod.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Combobox, type ComboboxOption } from '../../shared/ui/combobox.tsx';

const schema = AddCompetitionTeamBody.omit({ module: true });

interface AddTeamDialogProps {
  competition: Competition;
  onClose: () => void;
}

/** Gives a place to a team of the sport that has not applied, or accepts its open application (design §9). */
export function AddTeamDialog({ competition: { id, sport }, onClose }: AddTeamDialogProps) {
  const t = useT('entries');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const keywords = asked.trim();
  const found = useQuery(
    keepPage(
      getListTeamsQueryOptions({ sportId: sport.id, page: 1, per_page: 10, ...(keywords && { keywords }) }),
      'any',
    ),
  );
  const form = useApiForm({
    operation: 'addCompetitionTeam',
    schema,
    defaults: { team_id: undefined },
    send: (body) => addCompetitionTeam(id, body),
    success: { key: 'entries:add.done' },
    onDone: onClose,
  });
  const field = form.field('team_id');
  return (
    <DialogForm title={t('add.action')} closeButton onClose={onClose} form={form} submitLabel={t('add.submit')}>
      <p>{t('add.message')}</p>
      <Combobox
        id={field.id}
        label={t('apply.team')}
        hint={t('add.hint')}
        error={field.error}
        value={chosen}
        onChange={(option) => {
          setChosen(option);
          form.set('team_id', option?.id);
        }}
        onSearch={setAsked}
        results={{
          ...found,
          data: found.data?.teams.map(({ id: teamId, name, city, image }) => ({
            id: teamId,
            name,
            meta: city.name,
            image: image?.url ?? null,
          })),
        }}
      />
    </DialogForm>
  );
}
