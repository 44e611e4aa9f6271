import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../entities/form/form.tsx';
import { FormProgress } from '../../entities/form/form-progress.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useFormSteps } from '../../entities/form/use-form-steps.ts';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { $user } from '../../models/session/session.model.ts';
import { createCompetition } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { competitionBody, emptyCompetition, sportValues } from './competition-body.ts';
import { type CompetitionStep, STEP_FIELDS, STEPS } from './competition-form.ts';
import { competitionSchema, type CompetitionValues, fieldOf } from './competition-schema.ts';
import { DatesFields } from './dates-fields.tsx';
import * as css from './edit-competition.css.ts';
import { GameFields } from './game-fields.tsx';
import { RankingFields } from './ranking-fields.tsx';
import { TeamsFields } from './teams-fields.tsx';
import { useOwnDefaults } from './use-own-defaults.ts';
import { useSportOf } from './use-sports.ts';
import { WhatFields } from './what-fields.tsx';

/** A new competition in five steps, in the name of the organization of the module, or one's own. Its maker is taken to its page (CMP-05). */
export function NewCompetitionDialog({ onClose }: { onClose: () => void }) {
  const t = useT('competitionform');
  const navigate = useNavigate();
  const { profile, user } = useUnit({ profile: $activeProfile, user: $user });
  const organizationId = profile.type === 'organization' ? profile.entity_id : null;
  const own = useOwnDefaults(organizationId);
  const sportOf = useSportOf();
  const isUploading = useIsUploading();
  const [step, setStep] = useState<CompetitionStep>('what');
  const [defaults] = useState(() => emptyCompetition(user?.city?.id, own));
  const [schema] = useState(() => competitionSchema({ sportOf, startsOn: null }));
  const form = useApiForm({
    operation: 'createCompetition',
    schema,
    defaults,
    draft: { form: 'new-competition', entity: organizationId ?? '' },
    fieldOf,
    send: (values, once) =>
      createCompetition(
        {
          ...competitionBody(values, sportOf(values.sport_id) ?? 'football'),
          ...(organizationId === null
            ? { owner_type: 'base' as const }
            : { owner_type: 'organization' as const, owner_id: organizationId }),
        },
        once,
      ),
    success: { key: 'competitionform:create.done' },
    // going back must not lead to the empty form of another one
    onDone: ({ competition: { id } }) => void navigate(paths.competition(id), { replace: true }),
  });
  const steps = useFormSteps(form, { fields: STEP_FIELDS, steps: STEPS, step, onStep: setStep });
  const sport = sportOf(Number(useWatch({ control: form.control, name: 'sport_id' }))) ?? 'football';
  const fill = (sportId: number) => {
    const values = sportValues(sportOf(sportId) ?? 'football', own);
    for (const [name, value] of Object.entries(values)) form.set(name as keyof CompetitionValues, value); // its keys
  };
  const reached = STEPS.indexOf(step);
  const given = { form, sport, isDrawn: false };
  return (
    <DialogForm
      title={t('create.title')}
      closeButton
      wide
      onClose={onClose}
      form={{ ...form, submit: steps.submit }}
      busy={isUploading}
      submitLabel={t(steps.isLast ? 'create.title' : 'next')}
      back={
        steps.back && (
          <Button variant="secondary" onClick={steps.back}>
            {t('back')}
          </Button>
        )
      }
    >
      <FormProgress
        id={steps.headingId}
        title={t(`steps.${step}`)}
        progress={t('progress', { step: steps.number, count: STEPS.length })}
        number={steps.number}
        count={STEPS.length}
      />
      <Stack className={css.step} hidden={step !== 'what'}>
        <WhatFields {...given} onSport={fill} />
      </Stack>
      <Stack className={css.step} hidden={step !== 'teams'}>
        {reached >= 1 && <TeamsFields {...given} />}
      </Stack>
      <Stack className={css.step} hidden={step !== 'dates'}>
        {reached >= 2 && <DatesFields {...given} />}
      </Stack>
      <Stack className={css.step} hidden={step !== 'game'}>
        {reached >= 3 && <GameFields {...given} />}
      </Stack>
      <Stack className={css.step} hidden={step !== 'ranking'}>
        {reached >= 4 && <RankingFields {...given} />}
      </Stack>
    </DialogForm>
  );
}
