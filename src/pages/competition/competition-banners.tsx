import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';

/** What ends a competition, or keeps it from going on: it is cancelled, nobody runs it, or the teams have left. */
export function CompetitionBanners({ competition }: { competition: Competition }) {
  const t = useT('competition');
  const { phase, owner, teams_count: teams, cancel_reason: reason } = competition;
  return (
    <>
      {phase === 'cancelled' && (
        <Banner tone="warning" title={t('cancelled.title')}>
          {reason ?? t('cancelled.text')}
        </Banner>
      )}
      {owner === null && <Banner title={t('orphan.title')}>{t('orphan.text')}</Banner>}
      {phase === 'ongoing' && teams === 1 && <Banner title={t('lastTeam.title')}>{t('lastTeam.text')}</Banner>}
      {phase === 'ongoing' && teams === 0 && <Banner title={t('noTeamLeft.title')}>{t('noTeamLeft.text')}</Banner>}
    </>
  );
}
