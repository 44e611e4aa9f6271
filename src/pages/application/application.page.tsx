import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useParams } from 'react-router';
import { $user } from '../../models/session/session.model.ts';
import type { Application } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ApplicationView } from './application-view.tsx';
import { applicationQuery, readApplicationId } from './application.data.ts';
import { UnknownApplication } from './unknown-application.tsx';

export { loader } from './application.data.ts';

/** One application of any kind: withdrawn or decided here (RT-38, design §9). */
export function Component() {
  const t = useT('applications');
  const user = useUnit($user);
  const id = readApplicationId(useParams()['id']);
  const query = useQuery(skipUnless(id > 0, applicationQuery(id)));
  if (id === 0 || (!query.data && query.error?.status === 404))
    return <UnknownApplication listAddress={paths.applications()} />;
  // whoever runs the team of an entry speaks for it as well
  const isMine = ({ applicant, permissions }: Application) =>
    applicant.id === user?.id || permissions['withdraw'] === true;
  return (
    <QueryView
      query={query}
      failure="page"
      errorTitle={t('oneNotLoaded')}
      skeleton={<Skeleton shape="box" height="360px" />}
    >
      {(data) => {
        const sent = isMine(data.application);
        return (
          <ApplicationView data={data} isMine={sent} listAddress={paths.applications(sent ? undefined : 'received')} />
        );
      }}
    </QueryView>
  );
}
