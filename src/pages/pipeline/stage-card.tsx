import { ArrowDown, ArrowRight, ArrowUp, Pencil, Trash2, Undo2 } from 'lucide-react';
import { GenerateButton } from '../../features/schedule-games/schedule-actions.tsx';
import type { Competition, Stage } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Badge, type BadgeProps } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { DragHandle, type Sorting } from '../../shared/ui/sortable.tsx';
import * as css from './pipeline.css.ts';
import { chained, inputOf } from './stage-plan.ts';
import type { PipelineWrites } from './use-pipeline-writes.ts';

const tones = { draft: 'neutral', ready: 'info', active: 'accent', finished: 'success' } as const satisfies Record<
  Stage['status'],
  BadgeProps['tone']
>;

interface StageCardProps {
  competition: Competition;
  stages: readonly Stage[];
  stage: Stage;
  writes: PipelineWrites;
  /** null: it cannot be moved. */
  sorting: Sorting | null;
  /** From 0. */
  place: number;
  onEdit: () => void;
}

/** One stage: who comes, how it is played, who goes on, how far it is, and the one thing to do next. */
export function StageCard({ competition, stages, stage, writes, sorting, place, onEdit }: StageCardProps) {
  const t = useT('pipeline');
  const { id, name, status, type, games_total, games_finished, permissions } = stage;
  const canSchedule = competition.permissions['edit'] === true && (status === 'ready' || status === 'active');
  const items: MenuItem[] = [
    ...(permissions['edit'] ? [{ label: t('stage.edit'), icon: <Pencil size={20} />, onSelect: onEdit }] : []),
    ...(sorting
      ? [
          {
            label: t('stage.earlier'),
            icon: <ArrowUp size={20} />,
            disabled: place === 0,
            onSelect: () => sorting.move(id, place - 1),
          },
          {
            label: t('stage.later'),
            icon: <ArrowDown size={20} />,
            disabled: place === stages.length - 1,
            onSelect: () => sorting.move(id, place + 1),
          },
        ]
      : []),
    ...(permissions['reset']
      ? [{ label: t('stage.reset'), icon: <Undo2 size={20} />, onSelect: () => writes.reset(stage) }]
      : []),
    ...(permissions['edit'] && stages.length > 1
      ? [
          {
            label: t('stage.remove'),
            icon: <Trash2 size={20} />,
            danger: true,
            onSelect: () => writes.remove(stage, chained(stages.filter((one) => one !== stage).map(inputOf))),
          },
        ]
      : []),
  ];
  return (
    <li {...sorting?.item(id)} className={css.item}>
      {place > 0 && stage.from_stage_id === stages[place - 1]?.id && <ArrowRight size={20} className={css.fromStage} />}
      <Card as="article" padded className={css.stage}>
        <div className={css.head}>
          {sorting && <DragHandle aria-label={t('stage.move', { name })} {...sorting.handle(id)} />}
          <h2 className={css.name}>
            <span className={css.number}>{place + 1}.</span> {name}
          </h2>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          {items.length > 0 && <OverflowMenu label={t('stage.menu', { name })} items={items} />}
        </div>
        <StageFacts stages={stages} stage={stage} />
        {games_total > 0 ? (
          <p>{t('facts.games', { finished: games_finished, total: games_total })}</p>
        ) : (
          <p className={css.quiet}>{t('facts.noGames')}</p>
        )}
        <div className={css.actions}>
          {permissions['start'] && (
            <Button size="sm" onClick={() => writes.start(stage)}>
              {t('stage.start')}
            </Button>
          )}
          {canSchedule && <GenerateButton stage={{ id }} />}
          {permissions['finish'] && (
            <Button size="sm" onClick={() => writes.finish(stage)}>
              {t('stage.finish')}
            </Button>
          )}
          {games_total > 0 && (
            <LinkButton to={paths.competitionStandings(competition.id)} size="sm" variant="ghost">
              {t(type === 'round-robin' ? 'stage.table' : 'stage.bracket')}
            </LinkButton>
          )}
        </div>
      </Card>
    </li>
  );
}

/** Who comes, how it is played, and who goes on. */
function StageFacts({ stages, stage }: Pick<StageCardProps, 'stages' | 'stage'>) {
  const t = useT('pipeline');
  const { name, type, settings, teams_count: teams, from_stage_id: from } = stage;
  const kind = t(`types.${type}`);
  const { legs, groups, third_place, grand_final, advance_per_group: advance, best_of_rank: best } = settings;
  const origin = stages.find(({ id }) => id === from);
  const how = [
    t('facts.teams', { count: teams }),
    groups > 1 && t('facts.groups', { count: groups }),
    legs === 2 && t('facts.twice'),
    third_place && t('facts.third'),
    grand_final === 'reset' && t('facts.reset'),
  ];
  const onwards =
    advance !== null &&
    [
      t(groups > 1 ? 'facts.advanceGroups' : 'facts.advance', { count: advance }),
      best && t('facts.best', { count: best.count, rank: best.rank }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul className={css.facts}>
      {kind !== name && <li>{kind}</li>}
      <li>{how.filter(Boolean).join(' · ')}</li>
      <li className={css.quiet}>{origin ? t('facts.fromStage', { name: origin.name }) : t('facts.from')}</li>
      {onwards && <li className={css.quiet}>{onwards}</li>}
    </ul>
  );
}
