import { useAskedWrite } from '../../entities/confirmation/use-asked-write.ts';
import { colorPresets, deletePreset } from '../../models/confirmation/presets.ts';
import {
  finishStage,
  resetStage,
  savePipeline,
  startStage,
  transitionCompetition,
  updateCompetition,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition, Id, Pipeline, Stage, StageInput } from '../../shared/api/generated/model';
import { now } from '../../shared/platform/clock.ts';
import { toIsoWithOffset } from '../../shared/lib/time/tirane.ts';

/** What presses on this page send, each of which says first what it will do. */
export function usePipelineWrites({ id, name: competition }: Competition, { revision, stages, champion }: Pipeline) {
  const write = useAskedWrite({
    operations: [
      'savePipeline',
      'startStage',
      'finishStage',
      'resetStage',
      'updateCompetition',
      'transitionCompetition',
    ],
  });
  const base = { about: id };
  /** The last stage that is finished ends the competition, wherever it stands. */
  const finishMessage = (stage: Id) => {
    if (stages.some(({ id: other, status }) => other !== stage && status !== 'finished'))
      return { key: 'pipeline:stage.finishMessage' } as const;
    return champion
      ? ({ key: 'pipeline:stage.finishLast', params: { team: champion.name } } as const)
      : ({ key: 'pipeline:stage.finishLastOfNone' } as const);
  };
  const cancel = { negativeText: { key: 'actions.cancel' } } as const;
  return {
    save: (next: readonly StageInput[]) =>
      write({
        ...base,
        send: () => savePipeline(id, { revision, stages: [...next] }),
        says: { key: 'pipeline:form.saved' },
      }),
    remove: ({ name }: Stage, next: readonly StageInput[]) =>
      write({
        ...base,
        asks: {
          ...deletePreset,
          title: { key: 'pipeline:stage.removeTitle', params: { name } },
          message: { key: 'pipeline:stage.removeMessage' },
        },
        send: () => savePipeline(id, { revision, stages: [...next] }),
        says: { key: 'pipeline:stage.removed' },
      }),
    start: ({ id: stage, name }: Stage) =>
      write({
        ...base,
        asks: {
          ...colorPresets.info,
          ...cancel,
          title: { key: 'pipeline:stage.startTitle', params: { name } },
          message: { key: 'pipeline:stage.startMessage' },
          positiveText: { key: 'pipeline:stage.start' },
        },
        send: () => startStage(id, stage, { revision }),
        says: { key: 'pipeline:stage.started' },
      }),
    finish: ({ id: stage, name }: Stage) =>
      write({
        ...base,
        asks: {
          ...colorPresets.info,
          ...cancel,
          title: { key: 'pipeline:stage.finishTitle', params: { name } },
          message: finishMessage(stage),
          positiveText: { key: 'pipeline:stage.finish' },
        },
        send: () => finishStage(id, stage, { revision }),
        says: { key: 'pipeline:stage.finished' },
      }),
    reset: ({ id: stage, name }: Stage) =>
      write({
        ...base,
        asks: {
          ...colorPresets.danger,
          ...cancel,
          title: { key: 'pipeline:stage.resetTitle', params: { name } },
          message: { key: 'pipeline:stage.resetMessage' },
          positiveText: { key: 'pipeline:stage.reset' },
        },
        send: () => resetStage(id, stage, { revision }),
        says: { key: 'pipeline:stage.resetDone' },
      }),
    closeRegistration: () =>
      write({
        ...base,
        asks: {
          ...colorPresets.info,
          ...cancel,
          title: { key: 'pipeline:close.title', params: { name: competition } },
          message: { key: 'pipeline:close.message' },
          positiveText: { key: 'pipeline:close.action' },
        },
        send: () => updateCompetition(id, { registration_closes_at: toIsoWithOffset(now()) }),
        says: { key: 'pipeline:close.done' },
      }),
    reopenRegistration: () =>
      write({
        ...base,
        send: () => transitionCompetition(id, { to: 'registration' }),
        says: { key: 'pipeline:reopen.done' },
      }),
  };
}

export type PipelineWrites = ReturnType<typeof usePipelineWrites>;
