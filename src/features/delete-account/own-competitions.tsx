import { useQuery } from '@tanstack/react-query';
import { getListCompetitionsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition, CompetitionPhase, LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { link, links } from '../../shared/ui/text-links.css.ts';

/** What teams count on; a draft goes with the account, and what is over keeps no owner. */
const running = new Set<CompetitionPhase>(['registration', 'ready', 'ongoing']);

/**
 * The competitions that keep an account from being deleted, and what to do with each (decision 055). While they are read, or cannot
 * be, nothing is said: the server refuses the deletion by name.
 */
export function OwnCompetitions({ user }: { user: Pick<LoggedUser, 'id' | 'profiles'> }) {
  const { data } = useQuery(getListCompetitionsQueryOptions({ owner_type: 'base', owner_id: user.id, per_page: 50 }));
  const open = (data?.competitions ?? []).filter(({ phase }) => running.has(phase));
  const runsOrganization = user.profiles.some(
    ({ type, role }) => type === 'organization' && (role === 'owner' || role === 'manager'),
  );
  return open.map((one) => (
    <OwnCompetition key={one.id} competition={one} userId={user.id} mayHandOver={runsOrganization} />
  ));
}

interface OwnCompetitionProps {
  competition: Competition;
  userId: number;
  mayHandOver: boolean;
}
function OwnCompetition({ competition: { id, name }, userId, mayHandOver }: OwnCompetitionProps) {
  const t = useT('auth');
  return (
    <Banner
      tone="warning"
      title={name}
      action={
        <span className={links}>
          {mayHandOver && (
            <Link className={link} to={paths.ownCompetition(id, userId, 'hand-over')}>
              {t('delete.competition.handOver')}
            </Link>
          )}
          <Link className={link} to={paths.ownCompetition(id, userId, 'cancel')}>
            {t('delete.competition.cancel')}
          </Link>
        </span>
      }
    >
      {t(mayHandOver ? 'delete.competition.text' : 'delete.competition.onlyCancel')}
    </Banner>
  );
}
