import { useUnit } from 'effector-react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { userRetried } from '../models/session/session.model.ts';
import { ApiError } from '../shared/api/errors.ts';
import { useT } from '../shared/i18n/i18n-react.tsx';
import { isChunkLoadError } from '../shared/platform/chunk-reload.ts';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { visuallyHidden } from '../shared/ui/visually-hidden.css.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { StatusPage } from './status-page.tsx';

/** What the router shows in place of a page that failed (specification §2, §8). */
export function ErrorView() {
  const t = useT();
  const error = useRouteError();
  const retryUser = useUnit(userRetried);
  const { revalidate, state } = useRevalidator();

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error)) return <StatusPage status={error.status} description={error.statusText || t('errors.somethingWentWrong')} />;
  if (error instanceof ApiError) {
    // the session could not be read: the token stays, the person tries again (R1)
    const retry = () => {
      retryUser();
      void revalidate();
    };
    return (
      <>
        <title>{`${error.message} · Fusha`}</title>
        <h1 className={visuallyHidden}>{error.message}</h1>
        <ErrorState title={error.message} message={t('states.errorHint')} retryLabel={t('actions.tryAgain')} onRetry={retry} retrying={state === 'loading'} />
      </>
    );
  }
  if (isChunkLoadError(error)) {
    return <ErrorState title={t('errors.somethingWentWrong')} message={t('states.errorHint')} retryLabel={t('actions.tryAgain')} onRetry={() => location.reload()} />;
  }
  return <StatusPage status={500} description={t('errors.somethingWentWrong')} />;
}
