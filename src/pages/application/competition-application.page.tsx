import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
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

/** A team that asks for a place in the competition of the address (RT-48, CMP-02). */
export function Component() {
  const t = useT('applications');
  const { competitionId, id: idInAddress } = useParams();
  const id = readApplicationId(idInAddress);
  const ofCompetition = readApplicationId(competitionId);
  const isAddress = id > 0 && ofCompetition > 0;
  const query = useQuery(skipUnless(isAddress, applicationQuery(id)));
  if (!isAddress || (!query.data && query.error?.status === 404))
    return <UnknownApplication listAddress={paths.applications()} />;
  const isOfCompetition = ({ kind, target }: Application) =>
    kind === 'competition-entry' && target.id === ofCompetition;
  return (
    <QueryView
      query={query}
      failure="page"
      errorTitle={t('oneNotLoaded')}
      skeleton={<Skeleton shape="box" height="360px" />}
    >
      {(data) => {
        const isMine = data.application.permissions['withdraw'] === true;
        const listAddress = isMine ? paths.applications() : paths.competitionApplications(ofCompetition);
        return isOfCompetition(data.application) ? (
          <ApplicationView data={data} isMine={isMine} listAddress={listAddress} />
        ) : (
          <UnknownApplication listAddress={paths.competitionApplications(ofCompetition)} />
        );
      }}
    </QueryView>
  );
}
