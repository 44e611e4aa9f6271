import { useQuery } from '@tanstack/react-query';
import { Mail, MapPin, Phone, Settings2 } from 'lucide-react';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { shareAddress } from '../../features/share-link/share.ts';
import type { Organization } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { phoneLineText } from '../../shared/lib/phone-number.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Monogram } from '../../shared/ui/monogram-shield.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Inline, Stack } from '../../shared/ui/stack.tsx';
import { link } from '../../shared/ui/text-links.css.ts';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import { contactLink } from './contact.ts';
import { OrganizationCompetitions } from './organization-competitions.tsx';
import { organizationQuery } from './organization.data.ts';
import * as css from './organization.css.ts';

/** The public page of an organization (RT-10, ORG-04): who it is, its competitions and its photos. */
export function OrganizationView({ slug }: { slug: string }) {
  const t = useT('organization');
  const query = useQuery(organizationQuery(slug));
  // it was there when its slug was resolved
  if (!query.data && query.error?.status === 404)
    return <UnknownPage next={{ to: paths.explore(), label: t('explore') }}>{t('notFound')}</UnknownPage>;
  return (
    <QueryView query={query} failure="page" errorTitle={t('common:states.errorTitle')} skeleton={<PageSkeleton />}>
      {({ organization }) => (
        <article className={css.page}>
          <title>{`${organization.name} · Fusha`}</title>
          <Head organization={organization} />
          <div className={css.columns}>
            <About organization={organization} />
            <Stack gap={6}>
              <OrganizationCompetitions organization={organization} />
              <Photos organization={organization} />
            </Stack>
          </div>
        </article>
      )}
    </QueryView>
  );
}

function Head({ organization: { id, slug, name, image, images, city, permissions } }: { organization: Organization }) {
  const t = useT('organization');
  const cover = images[0]?.url ?? null;
  return (
    <header className={css.head}>
      <div className={css.pictures}>
        <div className={css.cover}>
          <CourtCover
            sport="football"
            id={id}
            image={cover}
            title={cover ? t('photo', { number: 1, name }) : undefined}
          />
        </div>
        <div className={css.onPicture}>
          <ShareLink url={shareAddress(paths.organization(slug))} label={t('share')} title={name} />
        </div>
      </div>
      <div className={css.intro}>
        <Monogram id={id} name={name} image={image?.url ?? null} size={72} />
        <div>
          <h1 className={css.name}>{name}</h1>
          <p className={css.place}>
            <MapPin size={18} />
            {t('kind')} · {city.name}
          </p>
        </div>
      </div>
      {permissions['edit'] && (
        <Inline>
          <LinkButton variant="secondary" size="sm" icon={<Settings2 size={18} />} to={paths.organizationSettings()}>
            {t('manage')}
          </LinkButton>
        </Inline>
      )}
    </header>
  );
}

function About({ organization: { description, public_contact: contact } }: { organization: Organization }) {
  const t = useT('organization');
  const href = contact === null ? null : contactLink(contact);
  return (
    <Stack gap={6} className={css.about}>
      <Section title={t('about')}>
        <p className={description ? css.description : css.quiet}>{description || t('noDescription')}</p>
      </Section>
      {contact !== null && (
        <Section title={t('contact')}>
          {href === null ? (
            <p className={css.contact}>{contact}</p>
          ) : (
            <p>
              <a className={`${link} ${css.contact}`} href={href}>
                {href.startsWith('tel:') ? <Phone size={18} /> : <Mail size={18} />}
                {phoneLineText(contact)}
              </a>
            </p>
          )}
        </Section>
      )}
    </Stack>
  );
}

/** All but the first, which the page begins with. */
function Photos({ organization: { name, images } }: { organization: Organization }) {
  const t = useT('organization');
  const others = images.slice(1);
  if (others.length === 0) return null;
  return (
    <Section title={t('photos', { name })}>
      <ul className={css.photos}>
        {others.map(({ id, url, width, height }, index) => (
          <li key={id}>
            <img
              className={css.photo}
              src={url}
              width={width}
              height={height}
              alt={t('photo', { number: index + 2, name })}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PageSkeleton() {
  return (
    <div className={css.page}>
      <title>Fusha</title>
      <div>
        <Skeleton shape="box" className={css.cover} />
        <div className={css.intro}>
          <Skeleton shape="box" width="72px" height="72px" />
          <Stack gap={2}>
            <Skeleton width="70%" height="34px" />
            <Skeleton width="40%" />
          </Stack>
        </div>
      </div>
      <Skeleton shape="box" height="220px" />
    </div>
  );
}
