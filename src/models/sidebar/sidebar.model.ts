import { createEvent, createStore } from 'effector';

export const sidebarOpened = createEvent();
export const sidebarClosed = createEvent();

/** Whether the sidebar opened by `more` is open (ENT-15). */
export const $sidebarOpen = createStore(false)
  .on(sidebarOpened, () => true)
  .reset(sidebarClosed);
