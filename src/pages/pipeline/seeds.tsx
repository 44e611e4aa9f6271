import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { ArrowDown, ArrowUp, Lock, LockOpen, Shuffle, Trophy } from 'lucide-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { seedStage } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type {
  Competition,
  CompetitionTeam,
  Id,
  Pipeline,
  SeedStageBody,
  Stage,
} from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DragHandle, useSortable } from '../../shared/ui/sortable.tsx';
import { Inline, Stack } from '../../shared/ui/stack.tsx';
import { teamsQuery } from './pipeline.data.ts';
import * as css from './pipeline.css.ts';

interface SeedsProps {
  competition: Competition;
  pipeline: Pipeline;
  stage: Stage;
}

/** The teams by seed, from which the first stage is drawn. */
export function Seeds(props: SeedsProps) {
  const t = useT('pipeline');
  const query = useQuery(teamsQuery(props.competition.id));
  return (
    <Section title={t('seeds.title')} className={css.seeds}>
      <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="300px" />}>
        {({ teams }) => {
          const active = teams.filter(({ status }) => status === 'active');
          return active.length === 0 ? (
            <EmptyState drawing="people">{t('seeds.none')}</EmptyState>
          ) : (
            <SeedList {...props} teams={active.toSorted(bySeed)} />
          );
        }}
      </QueryView>
    </Section>
  );
}

const bySeed = (a: CompetitionTeam, b: CompetitionTeam): number =>
  (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.team.id - b.team.id;

interface Draw {
  body: Pick<SeedStageBody, 'method' | 'order' | 'locked' | 'random_seed'>;
  says: Wording;
}

function SeedList({ competition, pipeline, stage, teams }: SeedsProps & { teams: readonly CompetitionTeam[] }) {
  const t = useT('pipeline');
  const say = useUnit(snackbarRequested);
  const canSeed = stage.permissions['seed'] === true;
  const drawing = useWrite<unknown, ApiError, Draw>({
    mutationKey: ['seedStage'],
    mutationFn: ({ body }) => seedStage(competition.id, stage.id, { revision: pipeline.revision, ...body }),
    onError: (error) => say(failureSaid(error)),
    onSuccess: (_, { says }) => say({ message: says, color: 'success' }),
  });
  // an order that is being sent stands already
  const sent = drawing.isPending ? drawing.variables.body.order : undefined;
  const order = sent ?? teams.map(({ team }) => team.id);
  const shown = order.flatMap((id) => teams.find(({ team }) => team.id === id) ?? []);
  const locked = teams.filter((one) => one.seed_locked).map(({ team }) => team.id);
  const draw = (next: readonly Id[], more: Partial<Draw['body']> = {}) =>
    drawing.mutate({ body: { method: 'manual', order: [...next], ...more }, says: { key: 'pipeline:seeds.drawn' } });
  const nameOf = (id: Id) => teams.find(({ team }) => team.id === id)?.team.name ?? '';
  const sorting = useSortable({
    ids: order,
    // who is put elsewhere by hand does not stay in its old place any more
    onMove: (id, to) =>
      draw(order.filter((one) => one !== id).toSpliced(to, 0, id), { locked: locked.filter((one) => one !== id) }),
    hint: t('seeds.moveHint'),
    news: (id, to) => t('seeds.moved', { name: nameOf(id), place: to + 1, total: order.length }),
  });
  const shuffle = () => {
    const seed = now() % 1_000_000;
    drawing.mutate({
      body: { method: 'random', random_seed: seed },
      says: { key: 'pipeline:seeds.shuffled', params: { seed: String(seed) } },
    });
  };
  const groupOf = (id: Id) =>
    stage.groups.length > 1 ? stage.groups.find((group) => group.teams.some((team) => team.id === id)) : undefined;
  return (
    <Stack gap={3}>
      <p className={css.quiet}>{t('seeds.hint')}</p>
      {canSeed && (
        <Inline>
          <Button icon={<Shuffle size={20} />} loading={drawing.isPending} onClick={shuffle}>
            {t('seeds.shuffle')}
          </Button>
          {stage.status === 'draft' && (
            <Button variant="secondary" onClick={() => draw(order)}>
              {t('seeds.draw')}
            </Button>
          )}
          <OverflowMenu
            label={t('seeds.menu')}
            variant="raised"
            items={[
              {
                label: t('seeds.byResults'),
                icon: <Trophy size={20} />,
                onSelect: () => drawing.mutate({ body: { method: 'ranking' }, says: { key: 'pipeline:seeds.ranked' } }),
              },
            ]}
          />
        </Inline>
      )}
      <ListRows label={t('seeds.title')}>
        {shown.map(({ team, seed_locked: isLocked }, index) => {
          const group = groupOf(team.id);
          return (
            <ListRow
              key={team.id}
              sortable={canSeed ? sorting.item(team.id) : undefined}
              icon={
                <span className={css.seedIcon}>
                  {canSeed && (
                    <DragHandle aria-label={t('seeds.move', { name: team.name })} {...sorting.handle(team.id)} />
                  )}
                  <span className={css.seedNumber}>{index + 1}</span>
                  <Crest of={team} size={32} />
                </span>
              }
              title={team.name}
              meta={
                [group && t('seeds.group', { name: group.name }), isLocked && t('seeds.locked')]
                  .filter(Boolean)
                  .join(' · ') || undefined
              }
              value={
                canSeed && (
                  <OverflowMenu
                    label={t('seeds.team', { name: team.name })}
                    items={[
                      {
                        label: t('seeds.up'),
                        icon: <ArrowUp size={20} />,
                        disabled: index === 0,
                        onSelect: () => sorting.move(team.id, index - 1),
                      },
                      {
                        label: t('seeds.down'),
                        icon: <ArrowDown size={20} />,
                        disabled: index === order.length - 1,
                        onSelect: () => sorting.move(team.id, index + 1),
                      },
                      {
                        label: t(isLocked ? 'seeds.unlock' : 'seeds.lock'),
                        icon: isLocked ? <LockOpen size={20} /> : <Lock size={20} />,
                        onSelect: () =>
                          draw(order, {
                            locked: isLocked ? locked.filter((id) => id !== team.id) : [...locked, team.id],
                          }),
                      },
                    ]}
                  />
                )
              }
            />
          );
        })}
      </ListRows>
      {sorting.aside}
      {stage.random_seed !== null && (
        <p className={css.quiet}>{t('seeds.seed', { seed: String(stage.random_seed) })}</p>
      )}
    </Stack>
  );
}
