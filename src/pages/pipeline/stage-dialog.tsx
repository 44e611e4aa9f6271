import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { boolean, enum as oneOf, int, object, type output } from 'zod';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { savePipeline } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import {
  type Competition,
  type Pipeline,
  type Stage,
  type StageInput,
  StageType,
} from '../../shared/api/generated/model';
import { StageName, StageNameMax as NAME_MAX } from '../../shared/api/generated/zod/schemas/stageName.zod.ts';
import { teamsInto } from '../../shared/lib/stage-chain.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './pipeline.css.ts';
import { chained, emptySettings, inputOf, problemsOf } from './stage-plan.ts';

const schema = object({
  name: StageName,
  type: oneOf(StageType),
  groups: int().min(1).max(8),
  twice: boolean(),
  third: boolean(),
  reset: boolean(),
  /** Of the stage before: so many go on to this one, of each of its groups, and so many of the best of the next place. */
  advance: int().min(1).max(64),
  best: int().min(0).max(8),
});
type Values = output<typeof schema>;

interface StageDialogProps {
  competition: Competition;
  pipeline: Pipeline;
  /** null: a new one, at the end. */
  stage: Stage | null;
  onClose: () => void;
}

/** A stage as it shall be, and who goes on to it from the stage before; whether that can be played is said while it is typed. */
export function StageDialog({ competition, pipeline, stage, onClose }: StageDialogProps) {
  const t = useT('pipeline');
  // what somebody else changes meanwhile is refused as `stale`, and what is typed here stays
  const [before] = useState(pipeline);
  const index = stage ? before.stages.findIndex(({ id }) => id === stage.id) : before.stages.length;
  const origin = before.stages[index - 1];
  const form = useApiForm({
    operation: 'savePipeline',
    schema,
    defaults: valuesOf(stage, origin),
    draft: { form: stage ? 'stage' : 'new-stage', entity: stage?.id ?? competition.id },
    fieldOf: (field) =>
      fieldNames.get(field.replace(`stages.${index}.`, '').replace(`stages.${index - 1}.`, '')) ?? field,
    send: (values) =>
      savePipeline(competition.id, { revision: before.revision, stages: planWith(before, index, stage, values) }),
    success: { key: 'pipeline:form.saved' },
    onDone: onClose,
  });
  const values = useWatch({ control: form.control });
  const parsed = schema.safeParse({ ...values, name: values.name || '–' });
  const plan = parsed.success ? planWith(before, index, stage, parsed.data) : null;
  const problems = plan ? problemsOf(plan, before, competition.max_teams) : [];
  const isLeague = values.type === 'round-robin';
  const hasGroups = origin !== undefined && origin.settings.groups > 1;
  return (
    <DialogForm
      title={t(stage ? 'form.edit' : 'form.add')}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('form.save')}
    >
      <TextField label={t('form.name')} required maxLength={NAME_MAX} {...form.field('name')} />
      <SelectField
        label={t('form.type')}
        options={Object.values(StageType).map((value) => ({ value, label: t(`types.${value}`) }))}
        {...form.field('type')}
      />
      {isLeague && (
        <>
          <NumberStepper label={t('form.groups')} required {...form.field('groups')} min={1} max={8} />
          <Switch label={t('form.twice')} {...form.field('twice')} />
        </>
      )}
      {values.type === 'single-elimination' && <Switch label={t('form.third')} {...form.field('third')} />}
      {values.type === 'double-elimination' && (
        <Switch label={t('form.reset')} hint={t('form.resetHint')} {...form.field('reset')} />
      )}
      {origin && (
        <NumberStepper
          label={t(hasGroups ? 'form.advanceGroups' : 'form.advance', { name: origin.name })}
          required
          {...form.field('advance')}
          min={1}
          max={64}
        />
      )}
      {hasGroups && (
        <NumberStepper
          label={t('form.best')}
          hint={t('form.bestHint')}
          required
          {...form.field('best')}
          min={0}
          max={8}
        />
      )}
      <div role="status">
        {plan && (
          <Stack gap={2}>
            {index > 0 && <p>{t('form.entering', { count: teamsInto(plan, index, competition.max_teams) })}</p>}
            <ul className={css.problems}>
              {problems.map(({ stage: at, problem }) => (
                <li key={at}>{t(`problems.${problem}`, { name: plan[at]?.name ?? '' })}</li>
              ))}
            </ul>
          </Stack>
        )}
      </div>
    </DialogForm>
  );
}

/** Fields of the wire, without the place of the stage. */
const fieldNames = new Map([
  ['name', 'name'],
  ['type', 'type'],
  ['settings.groups', 'groups'],
  ['settings.advance_per_group', 'advance'],
]);

function valuesOf(stage: Stage | null, origin: Stage | undefined): Values {
  const { settings = emptySettings } = stage ?? {};
  return {
    name: stage?.name ?? '',
    type: stage?.type ?? 'single-elimination',
    groups: settings.groups,
    twice: settings.legs === 2,
    third: stage ? settings.third_place : true,
    reset: settings.grand_final === 'reset',
    advance: origin?.settings.advance_per_group ?? 2,
    best: origin?.settings.best_of_rank?.count ?? 0,
  };
}

/** All stages with this one as its fields say. */
function planWith(
  { stages }: Pipeline,
  index: number,
  stage: Stage | null,
  { name, type, groups, twice, third, reset, advance, best }: Values,
): StageInput[] {
  const own: StageInput = {
    id: stage?.id ?? null,
    name,
    type,
    settings: {
      ...(stage?.settings ?? emptySettings),
      legs: twice && type === 'round-robin' ? 2 : 1,
      groups: type === 'round-robin' ? groups : 1,
      third_place: third && type === 'single-elimination',
      grand_final: reset && type === 'double-elimination' ? 'reset' : 'single',
    },
    from: null,
  };
  const inputs = stages.map(inputOf).toSpliced(index, 1, own);
  const origin = inputs[index - 1];
  if (origin) {
    const best_of_rank = best > 0 && origin.settings.groups > 1 ? { rank: advance + 1, count: best } : null;
    inputs[index - 1] = { ...origin, settings: { ...origin.settings, advance_per_group: advance, best_of_rank } };
  }
  return chained(inputs);
}
