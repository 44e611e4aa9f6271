import { datesText, placesText } from '../../entities/competition/competition-words.ts';
import type { Competition } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Section } from '../../shared/ui/section.tsx';

/** Who runs it, for whom it is, when, and what it costs. */
export function CompetitionFacts({ competition }: { competition: Competition }) {
  const t = useT('competition');
  const words = useT('competitions');
  const people = useT('teams');
  const format = useFormat();
  const { owner, sport, city, gender, level, roster_min: min, roster_max: max } = competition;
  const registration = registrationText(competition, now(), t, format);
  return (
    <Section title={t('about.facts')}>
      <Card padded>
        <Facts>
          <Fact term={t('about.organizer')}>{owner === null ? words('ownerGone') : <Organizer owner={owner} />}</Fact>
          <Fact term={t('about.sport')}>{t(`common:sports.${sport.key}`)}</Fact>
          <Fact term={t('about.city')}>{city.name}</Fact>
          <Fact term={t('about.format')}>{words(`formats.${competition.format}`)}</Fact>
          <Fact term={t('about.teams')}>{placesText(competition, words)}</Fact>
          <Fact term={t('about.dates')}>{datesText(competition, words, format)}</Fact>
          {registration !== null && <Fact term={t('about.registration')}>{registration}</Fact>}
          <Fact term={t('about.fee')}>{format.price(competition.entry_fee)}</Fact>
          <Fact term={t('about.roster')}>{t('about.rosterRange', { min, max })}</Fact>
          <Fact term={t('about.gender')}>{people(`genders.${gender}`)}</Fact>
          <Fact term={t('about.level')}>{level ? people(`levels.${level}`) : t('about.allLevels')}</Fact>
          <Fact term={t('about.results')}>{t(`about.entry.${competition.score_entry}`)}</Fact>
        </Facts>
      </Card>
    </Section>
  );
}

/** A link where they have a page. */
function Organizer({ owner: { name, slug } }: { owner: NonNullable<Competition['owner']> }) {
  return slug === null ? name : <Link to={paths.organization(slug)}>{name}</Link>;
}

/** Until when a team can ask for a place; null once that says nothing any more. */
function registrationText(
  { phase, registration_opens_at: opens, registration_closes_at: closes }: Competition,
  at: number,
  t: Translate<'competition'>,
  format: Format,
): string | null {
  if (phase !== 'registration') return null;
  const when = (instant: string) =>
    `${format.dateBrief(tiraneDate(Date.parse(instant)), at)}, ${format.time(Date.parse(instant))}`;
  if (opens !== null && Date.parse(opens) > at) return t('about.opens', { when: when(opens) });
  if (closes === null) return null;
  return Date.parse(closes) > at ? t('about.closes', { when: when(closes) }) : t('about.closed');
}
