import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { applicationTitle } from '../../entities/application/application-kinds.ts';
import { $user } from '../../models/session/session.model.ts';
import type { GetApplicationData } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import * as css from './application.css.ts';
import { applicationQuery, readApplicationId } from './application.data.ts';
import { ApplicationHistory } from './application-history.tsx';

export { loader } from './application.data.ts';

/** One application: who wants what and why, what was decided, its history; withdrawn or decided here (RT-38, design §9). */
export function Component() {
  const t = useT('applications');
  const id = readApplicationId(useParams()['id']);
  const query = useQuery(skipUnless(id > 0, applicationQuery(id)));
  if (id === 0 || (!query.data && query.error?.status === 404)) return <NotFound />;
  return (
    <QueryView
      query={query}
      failure="page"
      errorTitle={t('oneNotLoaded')}
      skeleton={<Skeleton shape="box" height="360px" />}
    >
      {(data) => <Shown data={data} />}
    </QueryView>
  );
}

function Shown({ data: { application, history } }: { data: GetApplicationData }) {
  const t = useT('applications');
  const user = useUnit($user);
  const isMine = application.applicant.id === user?.id;
  const title = applicationTitle(application, isMine, t);
  return (
    <Stack gap={5} className={css.page}>
      <title>{`${title} · Fusha`}</title>
      <div>
        <LinkButton
          to={paths.applications(isMine ? undefined : 'received')}
          variant="ghost"
          size="sm"
          icon={<ArrowLeft size={18} />}
        >
          {t('title')}
        </LinkButton>
      </div>
      <PageHeader title={title} meta={t(`kinds.${application.kind}.name`)} />
      <ApplicationFacts application={application} isMine={isMine} />
      <ApplicationActions application={application} />
      <ApplicationHistory history={history} />
    </Stack>
  );
}

/** Unknown, or somebody else's. */
function NotFound() {
  const t = useT('applications');
  const title = t('common:errors.pageNotFound');
  return (
    <Stack gap={5}>
      <title>{`${title} · Fusha`}</title>
      <PageHeader title={title} />
      <EmptyState drawing="search" action={<LinkButton to={paths.applications()}>{t('title')}</LinkButton>}>
        {t('notFound')}
      </EmptyState>
    </Stack>
  );
}
