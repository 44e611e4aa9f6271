import { CalendarCheck, Search, Volleyball } from 'lucide-react';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { ListVenueOffer } from '../../features/edit-venue/list-venue-offer.tsx';
import { SearchForm } from '../../features/filter-venues/search-form.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { lateModule } from '../../shared/platform/late-module.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { CompetitionsSkeleton } from './home-competitions-skeleton.tsx';
import * as css from './home.css.ts';

export const loader = pageLoader(({ client }) => prefetchVenueLookups(client));

const steps = [
  { key: 'find', Icon: Search },
  { key: 'book', Icon: CalendarCheck },
  { key: 'play', Icon: Volleyball },
] as const;

/** Asked for once the page is shown: nothing of it stands in the way of the search. */
const lateCompetitions = lateModule(() => import('./home-competitions.tsx'));

/** Asked for once the page is shown. */
const lateInstall = lateModule(() => import('../../features/install-app/install-card.tsx'));

/** The guest's first page: a quick search, how it goes on, and competitions that are open or on. Venues to discover are on explore. Source: RT-08. */
export function Component() {
  const t = useT('home');
  const late = lateCompetitions.useLoaded('when-idle');
  const install = lateInstall.useLoaded('when-idle');
  return (
    <Stack gap={10}>
      <div className={css.hero}>
        <div className={css.picture}>
          <CourtCover sport="football" id={18} />
        </div>
        <div className={css.start}>
          <div className={css.pitch}>
            <h1 className={css.claim}>{t('hero.title')}</h1>
            <p className={css.subtitle}>{t('hero.subtitle')}</p>
          </div>
          <SearchForm today={tiraneDate(now())} />
        </div>
      </div>
      <Section title={t('how.title')} gap={4}>
        <ol className={css.steps}>
          {steps.map(({ key, Icon }) => (
            <li key={key} className={css.step}>
              <span className={css.stepIcon}>
                <Icon size={24} aria-hidden />
              </span>
              <div>
                <h3>{t(`how.${key}.title`)}</h3>
                <p className={css.quiet}>{t(`how.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('competitions.title')}>{late ? <late.HomeCompetitions /> : <CompetitionsSkeleton />}</Section>
      <ListVenueOffer />
      {install && <install.InstallCard />}
    </Stack>
  );
}
