import { useId, type ReactNode } from 'react';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { FreeSlots } from './free-slots.tsx';
import { venueAddress, type VenueWish } from './venue-address.ts';
import * as css from './venue-card.css.ts';

export interface VenueCardProps {
  venue: Venue;
  /** Tirane date, `yyyy-MM-dd`. */
  today: string;
  /** What was asked for: the card leads there. */
  wish?: VenueWish;
  /** Where the card leads instead. */
  to?: string | undefined;
  heading?: 'h2' | 'h3';
  /** A control beside the name, e.g. the bookmark. */
  action?: ReactNode;
}

const noWish: VenueWish = {};

/** A venue in a list, readable in one second: picture, name, place and sports, price, next free slots (brand, layout). */
export function VenueCard({ venue, today, wish = noWish, to, heading: Heading = 'h2', action }: VenueCardProps) {
  const t = useT('venues');
  const id = useId();
  const format = useFormat();
  const sports = venue.sports.map(({ key }) => t(`common:sports.${key}`)).join(', ');
  const distance = venue.distance_m === undefined ? [] : [format.distance(venue.distance_m)];
  return (
    <Card as="article" className={css.card}>
      <div className={css.cover}>
        <CourtCover sport={venue.sports[0]?.key ?? 'football'} id={venue.id} image={venue.images[0]?.url} />
      </div>
      <div className={css.body}>
        <Heading className={css.name}>
          {/* named by the venue alone; the rest of the card describes it */}
          <CardLink to={to ?? venueAddress(venue.slug, wish)} aria-describedby={id}>
            {venue.name}
          </CardLink>
        </Heading>
        <div id={id} className={css.facts}>
          <p className={css.quiet}>{[venue.city.name, sports, ...distance].filter(Boolean).join(' · ')}</p>
          <p className={css.price}>
            {venue.price_from === null ? (
              t('card.noPrice')
            ) : (
              <>
                {t('common:money.from', { price: format.price(venue.price_from) })}
                <span className={css.perHour}> {t('card.perHour')}</span>
              </>
            )}
          </p>
          <FreeSlots venue={venue} wish={wish} today={today} />
        </div>
        {action != null && <div className={css.action}>{action}</div>}
      </div>
    </Card>
  );
}
