import { createEvent } from 'effector';

/**
 * What this tab shows of the notifications is no longer what the server has: news came, or marking one read failed. They
 * are read again in the query cache of the moment, which after a change of profile is another one (R5).
 */
export const notificationsOutdated = createEvent();
