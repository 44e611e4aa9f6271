import type { Court } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { facts } from './court-facts.css.ts';

/** What a court is, in one line: sport, players, surface, under a roof or not. */
export function CourtFacts({ court }: { court: Court }) {
  const t = useT('venue');
  const parts = [
    t(`common:sports.${court.sport.key}`),
    t('players', { count: court.players_capacity }),
    ...(court.surface ? [t(`surface.${court.surface}`)] : []),
    ...(court.facilities.includes('indoor-court') ? [t('common:facilities.indoor-court')] : []),
  ];
  return <p className={facts}>{parts.join(' · ')}</p>;
}
