import { Navigation } from 'lucide-react';
import { LinkIn } from '../../entities/profile/link-in.tsx';
import { directionsTo } from '../../entities/venue/venue-links.ts';
import type { Event, EventLocation, EventPlace } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './info.css.ts';
import { eventDialogs } from './event.data.ts';

/** The court with its venue, or the free place, and the way there; or that there is no court yet (R37). */
export function EventWhere({ event: { place, location, city, permissions, phase } }: { event: Event }) {
  const t = useT('event');
  const tList = useT('events');
  // the dialog itself stands beside the menu
  const { open } = useSearchDialogs(eventDialogs);
  // what it was: nobody looks for a place, waits for a venue or goes there
  const isOff = phase === 'cancelled';
  const mayEdit = permissions['edit'] === true;
  return (
    <Section title={t('where.title')}>
      <Card padded className={css.where}>
        {place ? (
          <Court place={place} isOff={isOff} />
        ) : location ? (
          <FreePlace location={location} isOff={isOff} />
        ) : isOff ? (
          <p className={css.strong}>{tList('hadNoCourt')}</p>
        ) : (
          <>
            <p className={css.strong}>{tList('noCourt')}</p>
            <p className={css.muted}>{t(mayEdit ? 'where.noneOwn' : 'where.none', { city: city.name })}</p>
            {mayEdit && (
              <Button size="sm" variant="secondary" className={css.directions} onClick={() => open('edit')}>
                {t('where.set')}
              </Button>
            )}
          </>
        )}
      </Card>
    </Section>
  );
}

function Court({ place: { venue, court, state }, isOff }: { place: EventPlace; isOff: boolean }) {
  const t = useT('event');
  return (
    <>
      <p className={css.strong}>
        <LinkIn page="venue" to={paths.venue(venue.slug)}>
          {venue.name}
        </LinkIn>
      </p>
      <p>{court.name}</p>
      <p className={css.muted}>{venue.address}</p>
      {state === 'pending' && !isOff && (
        <p>
          <Badge tone="warning">{t('where.pending')}</Badge>
        </p>
      )}
      {!isOff && <Directions to={venue} />}
    </>
  );
}

function FreePlace({
  location: { name, address, latitude, longitude },
  isOff,
}: {
  location: EventLocation;
  isOff: boolean;
}) {
  return (
    <>
      <p className={css.strong}>{name}</p>
      {address !== null && <p className={css.muted}>{address}</p>}
      {!isOff && latitude !== null && longitude !== null && <Directions to={{ latitude, longitude }} />}
    </>
  );
}

function Directions({ to }: { to: { latitude: number; longitude: number } }) {
  const t = useT('event');
  return (
    <a
      className={buttonClass({ variant: 'secondary', size: 'sm' }, css.directions)}
      href={directionsTo(to)}
      target="_blank"
      rel="noreferrer"
    >
      <Navigation size={18} aria-hidden />
      {t('where.directions')}
    </a>
  );
}
