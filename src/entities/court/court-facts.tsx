import type { Court } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { facts } from './court-facts.css.ts';

/** What a court is, in words: sport, players, surface, under a roof or not. */
export function useCourtFacts(): (court: Court) => string {
  const t = useT('venue');
  return (court) =>
    [
      t(`common:sports.${court.sport.key}`),
      t('players', { count: court.players_capacity }),
      ...(court.surface ? [t(`surface.${court.surface}`)] : []),
      ...(court.facilities.includes('indoor-court') ? [t('indoor')] : []),
    ].join(' · ');
}

/** What a court is; and what its players find there, unless it is said in brief. */
export function CourtFacts({ court, brief = false }: { court: Court; brief?: boolean }) {
  const t = useT('venue');
  const format = useFormat();
  const say = useCourtFacts();
  const facilities = court.facilities.filter((facility) => facility !== 'indoor-court');
  return (
    <div className={facts}>
      <p>{say(court)}</p>
      {!brief && facilities.length > 0 && (
        <p>{format.list(facilities.map((facility) => t(`common:facilities.${facility}`)))}</p>
      )}
    </div>
  );
}
