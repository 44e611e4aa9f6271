import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../shared/routing/link.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { isCrawler } from '../../shared/platform/crawler.ts';
import { paths } from '../../shared/routing/paths.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import * as css from './status-page.css.ts';

interface StatusPageProps {
  /** Default 404. */
  status?: number;
  /** Title of the document and of the page. */
  title?: string;
  /** Default: the page could not be found. */
  description?: string;
  /** Small print, e.g. the requested path. */
  detail?: string;
  /** Actions besides the link home. */
  children?: ReactNode;
}

/** The error page: a status code, a description, a link home (RT-65 … RT-68). Empty for crawlers. */
export function StatusPage({ status = 404, title, description, detail, children }: StatusPageProps) {
  const t = useT();
  if (isCrawler(navigator.userAgent)) return null;
  const heading = title ?? description ?? t('errors.somethingWentWrong');
  const text = description ?? t('errors.pageNotFoundDescription');
  return (
    <div className={css.page}>
      <title>{`${heading} · Fusha`}</title>
      <p className={css.status}>{status}</p>
      <h1>{heading}</h1>
      {text !== heading && <p>{text}</p>}
      {detail !== undefined && <p className={css.detail}>{detail}</p>}
      {children}
      <Link to={paths.home()} className={buttonClass({})}>
        {t('errors.goBackHome')}
      </Link>
    </div>
  );
}

/** The 404 page, with its three texts (ledger C-47). */
export function NotFoundPage() {
  const t = useT();
  const { pathname } = useLocation();
  return <StatusPage title={t('errors.pageNotFound')} detail={t('errors.pageNotFoundPath', { path: pathname })} />;
}
