import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { Drawing } from '../../shared/ui/empty-state.tsx';
import { lateModule } from '../../shared/platform/late-module.ts';
import { isCrawler } from '../../shared/platform/crawler.ts';
import { paths } from '../../shared/routing/paths.ts';
import * as css from './status-page.css.ts';

/** With the rules of phone numbers: a file of its own. */
const lateSupport = lateModule(() => import('../../features/call-support/support-line.tsx'));

interface StatusPageProps {
  /** Default 404. */
  status?: number;
  /** Title of the document and of the page. */
  title?: string;
  /** Default: the page could not be found. */
  description?: string;
  /** Small print, e.g. the requested path. */
  detail?: string;
  /** The next step, if there is a better one than the way home. */
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
      <Drawing kind="court" />
      <div>
        <p className={css.status}>{status}</p>
        <h1>{heading}</h1>
        {text !== heading && <p className={css.text}>{text}</p>}
      </div>
      <Inline>
        {children}
        <LinkButton to={paths.home()} variant={children === undefined ? 'primary' : 'secondary'}>
          {t('errors.goBackHome')}
        </LinkButton>
      </Inline>
      <Support />
      {detail !== undefined && <p className={css.detail}>{detail}</p>}
    </div>
  );
}

function Support() {
  const late = lateSupport.useLoaded('now');
  return late && <late.SupportLine />;
}

/** The 404 page, with its three texts (ledger C-47). */
export function NotFoundPage() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <StatusPage title={t('errors.pageNotFound')} detail={t('errors.pageNotFoundPath', { path: pathname })}>
      <LinkButton to={paths.explore()}>{t('errors.findCourt')}</LinkButton>
    </StatusPage>
  );
}
