import { Plus } from 'lucide-react';
import { ScheduleDialogs } from '../../features/schedule-games/schedule-dialogs.tsx';
import type { Competition, Pipeline } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useSortable } from '../../shared/ui/sortable.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { NextStep } from './next-step.tsx';
import * as css from './pipeline.css.ts';
import { Seeds } from './seeds.tsx';
import { StageCard } from './stage-card.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { chained, inputOf } from './stage-plan.ts';
import { usePipelineWrites } from './use-pipeline-writes.ts';

const MOST = 8;
/** `?do=add`, `?edit=12`. */
const dialogs = searchDialogs({ do: ['add'], about: ['edit'] });

/** The stages in their order with what can be done next, and the teams by seed while the first one can be drawn. */
export function Stages({ competition, pipeline }: { competition: Competition; pipeline: Pipeline }) {
  const t = useT('pipeline');
  const { stages, permissions } = pipeline;
  const writes = usePipelineWrites(competition, pipeline);
  const canEdit = permissions['edit'] === true;
  const { shown, open, close } = useSearchDialogs(dialogs, {
    mayOpen: ({ id: about }) =>
      canEdit && (about === null || stages.some(({ id, permissions: own }) => id === about && own['edit'] === true)),
  });
  const moved = (id: number, to: number) => {
    const inputs = stages.map(inputOf);
    const one = inputs.find((stage) => stage.id === id);
    return one ? chained(inputs.filter((stage) => stage !== one).toSpliced(to, 0, one)) : [];
  };
  const nameOf = (id: number) => stages.find((stage) => stage.id === id)?.name ?? '';
  const sorting = useSortable({
    ids: stages.map(({ id }) => id),
    onMove: (id, to) => writes.save(moved(id, to)),
    hint: t('stage.moveHint'),
    news: (id, to) => t('stage.moved', { name: nameOf(id), place: to + 1, total: stages.length }),
  });
  // a drawn stage stays where it is
  const canMove = canEdit && stages.length > 1 && stages.every(({ status }) => status === 'draft');
  const [first] = stages;
  const edited = shown?.name === 'edit' ? stages.find(({ id }) => id === shown.id) : undefined;
  return (
    <Stack gap={6}>
      <NextStep competition={competition} pipeline={pipeline} writes={writes} />
      <Stack gap={4}>
        <ul className={css.stages} aria-label={t('title')}>
          {stages.map((stage, index) => (
            <StageCard
              key={stage.id}
              competition={competition}
              stages={stages}
              stage={stage}
              writes={writes}
              sorting={canMove ? sorting : null}
              place={index}
              onEdit={() => open('edit', stage.id)}
            />
          ))}
        </ul>
        {sorting.aside}
        {canEdit && stages.length < MOST && stages.every(({ status }) => status !== 'finished') && (
          <div>
            <Button variant="secondary" icon={<Plus size={20} />} onClick={() => open('add')}>
              {t('add')}
            </Button>
          </div>
        )}
      </Stack>
      {first && (first.permissions['seed'] === true || first.status === 'ready') && (
        <Seeds competition={competition} pipeline={pipeline} stage={first} />
      )}
      <ScheduleDialogs competition={competition} />
      {(shown?.name === 'add' || edited) && (
        <StageDialog
          key={edited?.id}
          competition={competition}
          pipeline={pipeline}
          stage={edited ?? null}
          onClose={close}
        />
      )}
    </Stack>
  );
}
