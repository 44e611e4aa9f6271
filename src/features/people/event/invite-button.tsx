import { lazy } from 'react';
import type { Event } from '../../../shared/api/generated/model';
import { InviteButton } from '../kit/invite-button.tsx';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteToEventDialog }));

/** Opens the dialog that invites to an event; nothing for who may not. */
export const InviteToEvent = ({ event }: { event: Event }) =>
  event.permissions['invite'] ? (
    <InviteButton>{(close) => <InviteDialog event={event} onClose={close} />}</InviteButton>
  ) : null;
