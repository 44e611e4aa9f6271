import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../entities/form/form.tsx';
import { SlugField } from '../../entities/form/slug-field.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { updateCompetition } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { changeBody, competitionChanges, competitionValues, sportValues } from './competition-body.ts';
import { STEPS } from './competition-form.ts';
import { competitionSchema, type CompetitionValues, fieldOf } from './competition-schema.ts';
import { DatesFields } from './dates-fields.tsx';
import * as css from './edit-competition.css.ts';
import { GameFields } from './game-fields.tsx';
import { RankingFields } from './ranking-fields.tsx';
import { TeamsFields } from './teams-fields.tsx';
import { useSportOf } from './use-sports.ts';
import { WhatFields } from './what-fields.tsx';

interface EditCompetitionDialogProps {
  /** Only what differs from how it was when the dialog opened is sent. */
  competition: Competition;
  onClose: () => void;
}

/** Everything about a competition, for who runs it (CMP-05). `key` it by the competition. */
export function EditCompetitionDialog({ competition, onClose }: EditCompetitionDialogProps) {
  const t = useT('competitionform');
  const read = useSportOf();
  const isUploading = useIsUploading();
  const [before] = useState(competition);
  const sportOf = (id: number) => (id === before.sport.id ? before.sport.key : read(id));
  const [schema] = useState(() => competitionSchema({ sportOf, startsOn: before.starts_on }));
  const [values] = useState(() => competitionValues(before));
  const form = useApiForm({
    operation: 'updateCompetition',
    schema,
    defaults: values,
    draft: { form: 'competition', entity: competition.id },
    fieldOf,
    send: (output) => {
      const sport = sportOf(output.sport_id) ?? before.sport.key;
      const began = changeBody(schema.parse(values), before.sport.key);
      return updateCompetition(competition.id, competitionChanges(output, began, sport));
    },
    success: { key: 'competitionform:edit.done' },
    onDone: onClose,
  });
  const sport = sportOf(Number(useWatch({ control: form.control, name: 'sport_id' }))) ?? before.sport.key;
  const isDrawn = before.phase === 'ready' || before.phase === 'ongoing';
  const given = { form, sport, isDrawn };
  const fill = (sportId: number) => {
    const own = { preset: null, matchMinutes: null };
    for (const [name, value] of Object.entries(sportValues(sportOf(sportId) ?? sport, own)))
      form.set(name as keyof CompetitionValues, value); // its keys
  };
  const parts = {
    what: (
      <>
        <WhatFields {...given} onSport={fill} />
        <SlugField label={t('slug')} hint={t('slugHint')} {...form.field('slug')} />
      </>
    ),
    teams: <TeamsFields {...given} />,
    dates: <DatesFields {...given} />,
    game: <GameFields {...given} />,
    ranking: <RankingFields {...given} />,
  };
  return (
    <DialogForm
      title={t('edit.title')}
      closeButton
      wide
      onClose={onClose}
      form={form}
      submitLabel={t('edit.save')}
      busy={isUploading}
    >
      {isDrawn && <Banner>{t('edit.drawn')}</Banner>}
      {STEPS.map((step) => (
        <Stack key={step} className={css.part}>
          <h3 className={css.partTitle}>{t(`steps.${step}`)}</h3>
          {parts[step]}
        </Stack>
      ))}
    </DialogForm>
  );
}
