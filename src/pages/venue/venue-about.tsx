import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PositionSketch } from '../../entities/venue-map/position-sketch.tsx';
import { policySentences } from '../../entities/venue/policy-wording.ts';
import { phoneLink } from '../../entities/venue/venue-links.ts';
import { phoneText } from '../../shared/lib/phone-number.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
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
            {policySentences(t, format, venue.booking_policy).map((sentence) => (
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
          <Fact term={t('facts.phone')}>
            <a className={css.phone} href={phoneLink(venue)}>
              {phoneText(venue)}
            </a>
          </Fact>
        </dl>
      </section>
      <section className={css.section}>
        <h2>{t('location')}</h2>
        <PositionSketch
          latitude={venue.latitude}
          longitude={venue.longitude}
          label={t('position', { name: venue.name })}
        />
      </section>
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
