import { MessageCircle } from 'lucide-react';
import { phoneText } from '../../../shared/lib/phone-number.ts';
import { whatsApp } from '../../../entities/person/whats-app.ts';
import type { TeamInvitation } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import * as css from './members.css.ts';
import type { MembersOfTeam, ShareButton } from './members-of-team.ts';

interface InvitationDialogProps {
  team: Pick<MembersOfTeam, 'name'>;
  invitation: TeamInvitation;
  share: ShareButton;
  onClose: () => void;
}

/** A ready invitation for a number without an account: sent by WhatsApp with a text, shared or copied (design §6). */
export function InvitationDialog({ team, invitation, share, onClose }: InvitationDialogProps) {
  const t = useT('members');
  const format = useFormat();
  const { inviter, link, expires_at } = invitation;
  const phone = phoneText(invitation);
  const names = { inviter: inviter.name, team: team.name };
  const url = link === undefined ? null : `${location.origin}${link}`;
  return (
    <Dialog
      title={t('link.title', { phone })}
      onClose={onClose}
      closeButton
      actions={
        url !== null && (
          <>
            {share({ label: t('link.share'), title: team.name, text: t('link.short', names), url })}
            <a
              className={buttonClass({})}
              href={whatsApp(phone, t('link.message', { ...names, link: url }))}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle size={20} aria-hidden />
              {t('link.whatsApp')}
            </a>
          </>
        )
      }
    >
      <Stack>
        <p>{t('link.ready', { date: format.dateMedium(tiraneDate(Date.parse(expires_at))) })}</p>
        {url === null ? (
          <p>{t('link.notYours')}</p>
        ) : (
          <p className={css.address} aria-label={t('link.address')}>
            {url}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
