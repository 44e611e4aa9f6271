import { Phone } from 'lucide-react';
import { useAppSetting } from '../../entities/app-settings/use-app-setting.ts';
import { phoneLineLink, phoneLineText } from '../../shared/lib/phone-number.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';

/** The way to a person who helps, as a line of the account; none where no number is set. */
export function SupportRows() {
  const t = useT('auth');
  const phone = useAppSetting('support_phone');
  if (phone === null) return null;
  return (
    <ListRows>
      <ListRow
        icon={<Phone size={22} />}
        title={t('support.call')}
        value={phoneLineText(phone)}
        href={phoneLineLink(phone)}
        acts
      />
    </ListRows>
  );
}
