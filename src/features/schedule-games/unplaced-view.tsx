import { placeInStage, roundName } from '../../entities/competition/round-words.ts';
import type { ScheduleGap, ScheduleOffer, SchedulePlan } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './schedule.css.ts';

interface UnplacedViewProps {
  plan: SchedulePlan;
  busy: boolean;
  onTake: (offer: ScheduleOffer) => void;
}

/** The games without a time and why, what is missing, and changes that would do. */
export function UnplacedView({ plan: { unplaced, gaps, offers }, busy, onTake }: UnplacedViewProps) {
  const t = useT('schedule');
  const words = useT('competition');
  const format = useFormat();
  if (unplaced.length === 0) return null;
  /** Sides of a bracket may share a matchday. */
  const roundsOf = ({ matchday }: ScheduleGap): string =>
    [...new Set(unplaced.flatMap((game) => (game.matchday === matchday ? roundName(game.stage, words) : [])))].join(
      ', ',
    );
  return (
    <>
      <Stack gap={2}>
        <h3 className={css.heading}>{t('unplaced.title')}</h3>
        <ListRows label={t('unplaced.title')}>
          {unplaced.map(({ number, stage, home, away, reason, who }) => (
            <ListRow
              key={number}
              title={`${home} – ${away}`}
              meta={`${placeInStage({ stage }, words)} · ${t(`unplaced.${reason}`, { who: who ?? '' })}`}
            />
          ))}
        </ListRows>
      </Stack>
      <Stack gap={2}>
        <h3 className={css.heading}>{t('unplaced.missing')}</h3>
        <ListRows label={t('unplaced.missing')}>
          {gaps.map((gap) => (
            <ListRow
              key={gap.matchday}
              title={gapText(gap, t, format)}
              meta={`${roundsOf(gap)}, ${format.dateBrief(gap.first_day, now())} – ${format.dateBrief(gap.last_day, now())}`}
            />
          ))}
        </ListRows>
      </Stack>
      <Stack gap={2}>
        <h3 className={css.heading}>{t('unplaced.offers')}</h3>
        {offers.length === 0 && <p>{t('unplaced.noOffer')}</p>}
        {offers.map((offer) => (
          <Button key={offer.kind} variant="secondary" disabled={busy} onClick={() => onTake(offer)}>
            {offerText(offer, t, format)}
          </Button>
        ))}
      </Stack>
    </>
  );
}

const MINUTES = 60;

/** "3.5 h on a court, the rest of Deti FK"; else the games alone. */
function gapText(
  { court_minutes: minutes, teams, games }: ScheduleGap,
  t: Translate<'schedule'>,
  format: Format,
): string {
  const parts = [
    minutes > 0 && t('unplaced.courtHours', { hours: format.number(minutes / MINUTES, 1) }),
    teams.length > 0 && t('unplaced.restOf', { teams: teams.join(', ') }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('unplaced.leaves', { count: games });
}

function offerText(
  { kind, court, kickoff, unplaced }: ScheduleOffer,
  t: Translate<'schedule'>,
  format: Format,
): string {
  const what =
    court !== null
      ? t('unplaced.court_offer', { court: court.name, venue: court.venue.name })
      : kickoff !== null
        ? t('unplaced.hour_offer', {
            day: format.weekdays.find(({ weekday }) => weekday === kickoff.weekday)?.long ?? '',
            time: kickoff.time,
          })
        : t(`unplaced.${kind === 'week' ? 'week_offer' : 'noOffer'}`);
  return `${what} – ${unplaced === 0 ? t('unplaced.placesAll') : t('unplaced.leaves', { count: unplaced })}`;
}
