import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { GameBoard } from '../../entities/game/game-board.tsx';
import { LineUps } from '../../entities/game/line-ups.tsx';
import { ScoreTable } from '../../entities/game/score-table.tsx';
import { BalanceSides } from '../../features/balance-sides/balance-sides.tsx';
import { FirstBalance } from '../../features/balance-sides/first-balance.tsx';
import { GameResult } from '../../features/game-result/game-result.tsx';
import { ResultDialogs } from '../../features/game-result/result-dialogs.tsx';
import { GuestPrompt } from '../../features/sign-in-prompt/guest-prompt.tsx';
import { $complete } from '../../models/session/session.model.ts';
import type { Event, Game, Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Inline, Stack } from '../../shared/ui/stack.tsx';
import { eventGameQuery } from './game.data.ts';
import { useEvent } from './use-event.ts';

export { loader } from './game.data.ts';

/** Who plays on which side of an event, and how it ended (RT-26, COM-05, design §8). */
export function Component() {
  const event = useEvent();
  return event.game_id === null ? <NoGame event={event} /> : <WithGame event={event} gameId={event.game_id} />;
}

function NoGame({ event: { id, permissions, phase } }: { event: Event }) {
  const t = useT('games');
  if (phase === 'cancelled') return <EmptyState drawing="calendar">{t('sides.cancelled')}</EmptyState>;
  if (permissions['make_game'])
    return (
      <EmptyState drawing="people" hint={t('sides.first')} action={<FirstBalance eventId={id} />}>
        {t('sides.none')}
      </EmptyState>
    );
  return (
    <EmptyState drawing="people" hint={t('sides.noneHint')}>
      {t('sides.none')}
    </EmptyState>
  );
}

function WithGame({ event, gameId }: { event: Event; gameId: Id }) {
  const query = useQuery(eventGameQuery(gameId));
  return (
    <QueryView query={query} skeleton={<GameSkeleton />}>
      {({ game }) => <EventGame event={event} game={game} receivedAt={query.dataUpdatedAt} />}
    </QueryView>
  );
}

function EventGame({ event, game, receivedAt }: { event: Event; game: Game; receivedAt: number }) {
  const t = useT('games');
  const complete = useUnit($complete);
  return (
    <Stack gap={6}>
      <Card padded>
        <Stack gap={4}>
          <GameBoard game={game} receivedAt={receivedAt} />
          <ScoreTable game={game} />
        </Stack>
      </Card>
      <GameResult game={game} />
      {!complete ? (
        <GuestPrompt drawing="people" reason={t('sides.guest')} />
      ) : game.permissions['manage_sides'] ? (
        <BalanceSides event={event} game={game} />
      ) : (
        <Section title={t('sides.title')}>
          <LineUps game={game} />
        </Section>
      )}
      <Inline>
        <LinkButton variant="secondary" size="sm" to={paths.fixture(game.id)}>
          {t('sides.page')}
        </LinkButton>
      </Inline>
      <ResultDialogs />
    </Stack>
  );
}

function GameSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="box" width="100%" height={160} />
      <Skeleton shape="box" width="100%" height={120} />
      <Skeleton shape="box" width="100%" height={320} />
    </Stack>
  );
}
