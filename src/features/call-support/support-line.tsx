import { useQuery } from '@tanstack/react-query';
import { useAppSetting } from '../../entities/app-settings/use-app-setting.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useI18n, useT } from '../../shared/i18n/i18n-react.tsx';
import { phoneLineLink, phoneLineText } from '../../shared/lib/phone-number.ts';
import { link } from '../../shared/ui/text-links.css.ts';

/** On a page that failed: whom to call. Nothing where no number is set, or the words cannot be fetched. */
export function SupportLine() {
  const i18n = useI18n();
  const phone = useAppSetting('support_phone');
  // the page that failed may be another one's, without these words
  const words = useQuery(
    skipUnless(phone !== null, {
      queryKey: ['texts', 'auth'],
      queryFn: () => i18n.load('auth').then(() => true),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return phone !== null && words.isSuccess ? <Words phone={phone} /> : null;
}

function Words({ phone }: { phone: string }) {
  const t = useT('auth');
  return (
    <p>
      {t('support.question')}{' '}
      <a className={link} href={phoneLineLink(phone)}>
        {t('support.number', { phone: phoneLineText(phone) })}
      </a>
    </p>
  );
}
