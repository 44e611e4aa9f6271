import { useUnit } from 'effector-react';
import { $module } from '../../models/profile/profile.model.ts';
import { $authenticated } from '../../models/session/session.model.ts';
import { nextEvening } from '../../entities/venue/tonight.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { BookmarksBlock } from './bookmarks-block.tsx';
import * as css from './explore.css.ts';
import { SportTiles } from './sport-tiles.tsx';
import { TonightBlock } from './tonight-block.tsx';
import { UpcomingBlock } from './upcoming-block.tsx';

export { loader } from './explore.data.ts';

/** The base module's home, open to guests too. Specification §2, design §3. */
export function Component() {
  const t = useT('home');
  const { authenticated, module } = useUnit({ authenticated: $authenticated, module: $module });
  const today = tiraneDate(now());
  return (
    <div className={css.page}>
      <title>{`${t('explore.title')} · ${t('common:app.name')}`}</title>
      <h1>{t('explore.title')}</h1>
      {/* bookings belong to the player's own profile */}
      {authenticated && module === 'base' && <UpcomingBlock today={today} />}
      <TonightBlock evening={nextEvening(now())} today={today} />
      <SportTiles />
      {authenticated && <BookmarksBlock today={today} />}
    </div>
  );
}
