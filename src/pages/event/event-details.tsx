import { momentText } from '../../entities/event/event-times.ts';
import type { Event } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './info.css.ts';

/** Who makes it, for whom it is, and its rules. */
export function EventDetails({ event }: { event: Event }) {
  const t = useT('event');
  const tList = useT('events');
  const people = useT('teams');
  const format = useFormat();
  const { host, owner, community, level, gender, visibility, join_policy, min_participants: min } = event;
  return (
    <Section title={t('details.title')}>
      <Card padded>
        <Facts>
          <Fact term={t('details.host')}>{host?.name ?? t('details.noHost')}</Fact>
          {owner.type !== 'base' && (
            <Fact term={t('details.owner')}>
              <Owner owner={owner} />
            </Fact>
          )}
          {community && community.id !== (owner.type === 'community' ? owner.id : null) && (
            <Fact term={t('details.community')}>
              <Link to={paths.community(community.id)}>{community.name}</Link>
            </Fact>
          )}
          <Fact term={t('details.level')}>{level ? people(`levels.${level}`) : <AllLevels />}</Fact>
          <Fact term={t('details.gender')}>{people(`genders.${gender}`)}</Fact>
          <Fact term={t('details.visibility')}>{tList(`visibility.${visibility}`)}</Fact>
          {event.phase !== 'cancelled' && <Fact term={t('details.joining')}>{tList(`policy.${join_policy}`)}</Fact>}
          {min !== null && <Fact term={t('details.minimum')}>{t('details.people', { count: min })}</Fact>}
        </Facts>
        {min !== null && event.min_check_at !== null && event.phase === 'scheduled' && (
          <p className={css.note}>
            {t('details.minimumHint', { count: min, when: momentText(event.min_check_at, now(), format) })}
          </p>
        )}
        {event.recurrence === 'weekly' && event.phase !== 'cancelled' && (
          <p className={css.note}>{t('details.weeklyHint')}</p>
        )}
      </Card>
    </Section>
  );
}

function AllLevels() {
  const t = useT('events');
  return t('allLevels');
}

/** In whose name it takes place: a link where they have a page for this reader. */
function Owner({ owner: { type, id, name, slug } }: Pick<Event, 'owner'>) {
  if (type === 'community') return <Link to={paths.community(id)}>{name}</Link>;
  if (type === 'team' && slug !== null) return <Link to={paths.team(slug)}>{name}</Link>;
  if (type === 'organization' && slug !== null) return <Link to={paths.organization(slug)}>{name}</Link>;
  return name;
}
