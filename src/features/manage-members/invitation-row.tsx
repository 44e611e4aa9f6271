import { Link2, MessageCircle, X } from 'lucide-react';
import { title } from '../../entities/person/person-row.css.ts';
import { phoneText } from '../../shared/lib/phone-number.ts';
import type { TeamInvitation } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import * as css from './members.css.ts';

interface InvitationRowProps {
  invitation: TeamInvitation;
  /** Absent: the viewer may not send or withdraw it. */
  act?: { send: () => void; withdraw: () => void } | undefined;
}

/** An open invitation link among the members: for which number, in which role, until when. */
export function InvitationRow({ invitation, act }: InvitationRowProps) {
  const t = useT('members');
  const format = useFormat();
  const { roles, is_player, jersey_number, expires_at } = invitation;
  const phone = phoneText(invitation);
  return (
    <ListRow
      icon={<Link2 size={22} />}
      title={
        <span className={title}>
          {phone}
          {is_player && jersey_number !== null && (
            <span className={css.jersey}>{t('jersey', { number: jersey_number })}</span>
          )}
          {roles.map((role) => (
            <Badge key={role} icon="none">
              {t(`roles.${role}`)}
            </Badge>
          ))}
          <Badge tone="warning">{t('status.invited')}</Badge>
        </span>
      }
      meta={t('link.row', { date: format.dateShort(tiraneDate(Date.parse(expires_at))) })}
      value={
        act && (
          <OverflowMenu
            label={t('menu', { name: phone })}
            items={[
              { label: t('link.open'), icon: <MessageCircle size={20} />, onSelect: act.send },
              { label: t('withdraw.action'), icon: <X size={20} />, danger: true, onSelect: act.withdraw },
            ]}
          />
        )
      }
    />
  );
}
