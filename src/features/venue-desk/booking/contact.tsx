import { MessageCircle, Phone } from 'lucide-react';
import { phoneLineLink, phoneLineText } from '../../../shared/lib/phone-number.ts';
import { whatsApp } from '../../../entities/person/whats-app.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import * as css from './details.css.ts';

/** The booker's number, and the two ways in which people here use it. */
export function Contact({ phone }: { phone: string }) {
  const t = useT('desk');
  const look = buttonClass({ variant: 'secondary', size: 'sm' }, css.way);
  return (
    <div className={css.contact}>
      <span className={css.phone}>{phoneLineText(phone)}</span>
      <a className={look} href={phoneLineLink(phone)}>
        <Phone size={18} aria-hidden />
        {t('contact.call')}
      </a>
      <a className={look} href={whatsApp(phone)} target="_blank" rel="noreferrer">
        <MessageCircle size={18} aria-hidden />
        WhatsApp
      </a>
    </div>
  );
}
