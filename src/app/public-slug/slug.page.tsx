import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
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
        const View = slugPages[found.type]?.View;
        return View && <View slug={found.slug} />;
      }}
    </QueryView>
  );
}
