import { GameDays } from '../../entities/game/game-days.tsx';
import { placeInStage } from '../../entities/competition/round-words.ts';
import { TrackFoot } from '../../entities/game/track-link.tsx';
import type { Fixture, GetOrganizationDashboardData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './admin-organization.css.ts';

interface HomeGamesProps {
  data: GetOrganizationDashboardData;
  receivedAt: number | undefined;
}

/** What is on, and the next games, under their days and competitions: of a referee those that are assigned to them. */
export function HomeGames({ data: { todo, live, next_fixtures: next }, receivedAt }: HomeGamesProps) {
  const t = useT('organizing');
  return (
    <>
      <Section title={t('home.live.title')}>
        {live.length === 0 ? (
          <p className={css.quiet}>{t('home.live.none')}</p>
        ) : (
          <Games label={t('home.live.title')} games={live} receivedAt={receivedAt} />
        )}
      </Section>
      <Section title={t('home.next.title')}>
        {next.length === 0 ? (
          <EmptyState drawing="calendar" hint={t(todo === null ? 'home.next.noneReferee' : 'home.next.noneHint')}>
            {t('home.next.none')}
          </EmptyState>
        ) : (
          <Games label={t('home.next.title')} games={next} />
        )}
      </Section>
    </>
  );
}

interface GamesProps {
  label: string;
  games: readonly Fixture[];
  receivedAt?: number | undefined;
}

function Games({ label, games, receivedAt }: GamesProps) {
  const t = useT('competition');
  return (
    <GameDays
      label={label}
      fixtures={games}
      receivedAt={receivedAt}
      heading="h3"
      namesCompetitions
      about={(game) => placeInStage(game, t)}
      Foot={TrackFoot}
    />
  );
}
