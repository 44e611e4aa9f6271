/** What is shown over a page or in its place, in one chunk that is loaded after the page. */
export { ErrorView } from '../errors/error-view.tsx';
export { NotFoundPage } from '../errors/status-page.tsx';
export { OfflineMark } from '../shell/offline-mark.tsx';
export { NotificationsLink } from '../shell/notifications-link.tsx';
export { TitleAnnouncer } from '../shell/title-announcer.tsx';
export { Sidebar } from '../shell/sidebar.tsx';
export { ConfirmationHost } from './confirmation-host.tsx';
export { LoadingHost } from './loading-host.tsx';
export { SignInPrompt } from './sign-in-prompt.tsx';
export { SnackbarList } from './snackbar-list.tsx';
