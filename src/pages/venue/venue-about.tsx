import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { policySentences } from '../../features/book-court/wording.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { VenuePosition } from './venue-position.tsx';
import { phoneLink, phoneText } from './venue-links.ts';
import * as css from './venue.css.ts';

/** Rules before booking, facts and place. */
export function VenueAbout({ venue }: { venue: Venue }) {
  const t = useT('venue');
  const format = useFormat();
  return (
    <div className={css.about}>
      {venue.is_bookable && (
        <section className={css.section}>
          <h2>{t('policy.title')}</h2>
          <ul className={css.rules}>
            {policySentences(t, venue.booking_policy).map((sentence) => (
              <li key={sentence} className={css.rule}>
                <Check size={18} className={css.ruleIcon} />
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.section}>
        <h2>{t('about')}</h2>
        {venue.description && <p className={css.description}>{venue.description}</p>}
        <dl className={css.facts}>
          <Fact term={t('facts.city')}>{venue.city.name}</Fact>
          <Fact term={t('facts.address')}>{venue.address}</Fact>
          {venue.sports.length > 0 && (
            <Fact term={t('facts.sports')}>
              {format.list(venue.sports.map(({ key }) => t(`common:sports.${key}`)))}
            </Fact>
          )}
          {venue.facilities.length > 0 && (
            <Fact term={t('facts.facilities')}>
              {format.list(venue.facilities.map((facility) => t(`common:facilities.${facility}`)))}
            </Fact>
          )}
          {venue.price_from !== null && (
            <Fact term={t('facts.price')}>{t('common:money.from', { price: format.price(venue.price_from) })}</Fact>
          )}
          <Fact term={t('facts.phone')}>
            <a className={css.phone} href={phoneLink(venue)}>
              {phoneText(venue)}
            </a>
          </Fact>
        </dl>
      </section>
      <VenuePosition venue={venue} />
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
