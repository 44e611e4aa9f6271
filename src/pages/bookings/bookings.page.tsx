import { useUnit } from 'effector-react';
import { $authenticated } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TabLinks, TabPanel } from '../../shared/ui/tab-links.tsx';
import { GuestPrompt } from '../../features/sign-in-prompt/guest-prompt.tsx';
import { BookingDialogs } from './booking-dialogs.tsx';
import { BookingResults } from './booking-results.tsx';
import { useBookingsAddress } from './use-bookings-address.ts';
import * as css from './bookings.css.ts';

export { loader } from './bookings.data.ts';

const TABS_ID = 'bookings';

/** My bookings; guests are asked to sign in, in place (RT-16, AUTH-10, R6). */
export function Component() {
  const t = useT('bookings');
  const authenticated = useUnit($authenticated);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      {authenticated ? <MyBookings /> : <GuestPrompt reason={t('common:dialogs.signIn.bookings')} />}
    </div>
  );
}

function MyBookings() {
  const t = useT('bookings');
  const navigation = useBookingsAddress();
  const { tab } = navigation.address;
  return (
    <>
      <TabLinks
        id={TABS_ID}
        label={t('tabs')}
        tabs={[
          { value: 'upcoming', label: t('upcoming') },
          { value: 'past', label: t('past') },
        ]}
        value={tab}
        onChange={(value) => navigation.show({ tab: value, status: null })}
      />
      <TabPanel id={TABS_ID} value={tab}>
        <BookingResults navigation={navigation} />
      </TabPanel>
      <BookingDialogs navigation={navigation} />
    </>
  );
}
