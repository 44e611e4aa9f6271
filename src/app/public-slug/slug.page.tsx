import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { slugPages } from './slug-pages.tsx';
import { slugQuery } from './slug.data.ts';

export { loader } from './slug.data.ts';

/** `/{slug}` of whatever has a public page; every other slug ended in the loader. */
export function Component() {
  const t = useT();
  const { slug = '' } = useParams();
  return (
    <QueryView
      query={useQuery(slugQuery(slug))}
      failure="page"
      errorTitle={t('states.errorTitle')}
      skeleton={<Skeleton shape="box" width="100%" height="320px" />}
    >
      {(found) => {
        const page = slugPages[found.type];
        if (!page) return null;
        // the loader had no answer, and a repeated try has one
        if ('addressOf' in page) return <Navigate to={page.addressOf(found.id)} replace />;
        return <page.View slug={found.slug} />;
      }}
    </QueryView>
  );
}
