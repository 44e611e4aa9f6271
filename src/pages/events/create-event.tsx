import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CourtPicker } from '../../features/book-court/court-picker.tsx';
import { CreateButton } from '../../features/sign-in-prompt/create-button.tsx';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { $user } from '../../models/session/session.model.ts';
import { getGetBookingQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { readCreateAddress, withCreate } from './create-address.ts';

// the form, its schema and its map are loaded when the dialog opens
const Dialog = lazy(async () => ({
  default: (await import('../../features/edit-event/new-event-dialog.tsx')).NewEventDialog,
}));

/**
 * The button of a new event, whose dialog is open while the URL says `?do=create`; a guest is asked to sign in. Players and
 * organizations create events (R28).
 */
export function CreateEvent({ search }: { search: string }) {
  const t = useT('events');
  const { profile, user } = useUnit({ profile: $activeProfile, user: $user });
  const [params] = useSearchParams();
  const address = readCreateAddress(params);
  const isOpen = user !== null && address.isOpen;
  const dialog = useUrlDialog(isOpen);
  const { bookingId } = address;
  // the form begins with its court, or without one that cannot be had
  const booking = useQuery(skipUnless(isOpen && bookingId !== null, getGetBookingQueryOptions(bookingId ?? 0)));
  const isReady = bookingId === null || !booking.isPending;
  if (profile.type !== 'base' && profile.type !== 'organization') return null;
  const go = (change: Parameters<typeof withCreate>[1]) => dialog.open(withCreate(params, change));
  return (
    <>
      <CreateButton
        label={t('create')}
        onCreate={() => dialog.open(withCreate(new URLSearchParams(search), {}))}
        prompt={{
          returnTo: paths.events(withCreate(new URLSearchParams(), {}).slice(1)),
          reason: { key: 'events:guest.create' },
        }}
      />
      <Suspense>
        {isOpen && isReady && (
          <Dialog
            user={user}
            communityId={address.communityId}
            organizationId={profile.type === 'organization' ? profile.entity_id : null}
            booking={booking.data?.booking ?? null}
            step={address.step}
            onStep={(step) => go({ step, isPicking: false })}
            onPick={() => go({ isPicking: true })}
            onClose={() => dialog.close(search && `?${search}`)}
            renderPicker={(picker) => <CourtPicker {...picker} onAddress={dialog.open} />}
          />
        )}
      </Suspense>
    </>
  );
}
