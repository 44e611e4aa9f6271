import { useQuery } from '@tanstack/react-query';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Monogram } from '../../shared/ui/monogram-shield.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { organizationsQuery } from './explore.data.ts';

const ROW_PX = 64;

/** Organizations found by the words of the search; without words there is nothing to choose from. */
export function ExploreOrganizations({ keywords }: { keywords: string }) {
  const t = useT('organization');
  const query = useQuery(keepPage(organizationsQuery(keywords), 'any'));
  return (
    <Section title={t('found.title')}>
      <QueryView query={query} failure="line" skeleton={<Skeleton shape="box" width="100%" height={ROW_PX} />}>
        {({ organizations }) =>
          organizations.length === 0 ? (
            <p>{t('found.none')}</p>
          ) : (
            <ListRows label={t('found.title')}>
              {organizations.map(({ id, slug, name, image, city }) => (
                <ListRow
                  key={id}
                  icon={<Monogram id={id} name={name} image={image?.url ?? null} size={40} />}
                  title={name}
                  meta={city.name}
                  to={paths.organization(slug)}
                />
              ))}
            </ListRows>
          )
        }
      </QueryView>
    </Section>
  );
}
