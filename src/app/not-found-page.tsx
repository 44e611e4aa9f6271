import { useLocation } from 'react-router';
import { useT } from '../shared/i18n/i18n-react.tsx';
import { StatusPage } from './status-page.tsx';

/** The 404 page, with its three texts (ledger C-47). */
export function NotFoundPage() {
  const t = useT();
  const { pathname } = useLocation();
  return <StatusPage title={t('errors.pageNotFound')} detail={t('errors.pageNotFoundPath', { path: pathname })} />;
}
