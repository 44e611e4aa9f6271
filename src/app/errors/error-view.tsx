import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { userRetried } from '../../models/session/session.model.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { isChunkLoadError } from '../../shared/platform/chunk-load-error.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { errorPorts } from './error-ports.ts';
import { NotFoundPage, StatusPage } from './status-page.tsx';

/** What the router shows in place of a page that failed (RT-64 … RT-67, ERR-15). */
export function ErrorView() {
  const t = useT();
  const error = useRouteError();
  const retryUser = useUnit(userRetried);
  const client = useQueryClient();
  const place = useLocation();
  const navigate = useNavigate();
  const [reloading, setReloading] = useState(false);
  const retrying = useNavigation().state === 'loading';
  // the router draws a failed page again at a new entry of its history; a revalidation that ends within a frame escapes it
  const openAgain = () => void navigate(place, { replace: true, state: place.state, preventScrollReset: true });
  useEffect(() => {
    if (!isRouteErrorResponse(error)) errorPorts.report(error);
  }, [error]);
  const sorry = t('errors.somethingWentWrong');
  const tryAgain = t('actions.tryAgain');

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error)) return <StatusPage status={error.status} description={error.statusText || sorry} />;
  if (error instanceof ApiError) {
    // the session could not be read: the token stays and the user can try again (R1)
    const retry = () => {
      retryUser();
      openAgain();
    };
    return (
      <>
        <title>{`${error.message} · Fusha`}</title>
        <ErrorState page title={error.message} message={t('states.errorHint')} onRetry={retry} retrying={retrying} />
      </>
    );
  }
  if (isChunkLoadError(error)) {
    const reload = () => {
      setReloading(true);
      errorPorts.reload();
    };
    return (
      <>
        <title>{`${sorry} · Fusha`}</title>
        <ErrorState page title={sorry} message={t('states.errorHint')} onRetry={reload} retrying={reloading} />
      </>
    );
  }
  // a page that failed on its data would fail again on the same: all are fetched again, also those that the frame reads too
  const retry = () => {
    void client.resetQueries();
    openAgain();
  };
  return (
    <StatusPage status={500} description={sorry}>
      <Button onClick={retry} loading={retrying}>
        {tryAgain}
      </Button>
    </StatusPage>
  );
}
