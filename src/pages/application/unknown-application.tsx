import { useT } from '../../shared/i18n/i18n-react.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';

/** Unknown, or somebody else's. */
export function UnknownApplication({ listAddress }: { listAddress: string }) {
  const t = useT('applications');
  return <UnknownPage next={{ to: listAddress, label: t('title') }}>{t('notFound')}</UnknownPage>;
}
