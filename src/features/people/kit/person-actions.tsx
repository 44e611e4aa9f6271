import { UserMinus } from 'lucide-react';
import { type ConfirmationPreset, deletePreset } from '../../../models/confirmation/presets.ts';
import type { Translate } from '../../../shared/i18n/i18n.ts';
import type { PersonAction } from './people-owner.ts';

interface Removal {
  name: string;
  send: () => Promise<unknown>;
}

/** Withdraws an invitation, after a question. */
export const withdrawal = (t: Translate<'people'>, { name, send }: Removal): PersonAction => ({
  label: t('withdraw.action'),
  icon: <UserMinus size={20} />,
  danger: true,
  asks: {
    ...deletePreset,
    title: { key: 'people:withdraw.title' },
    message: { key: 'people:withdraw.message', params: { name } },
    positiveText: { key: 'people:withdraw.confirm' },
  },
  send,
  says: { key: 'people:withdraw.done' },
});

interface OwnersRemoval extends Removal {
  /** What it is called here, and what it leads to. */
  label: string;
  message: ConfirmationPreset['message'];
  preset?: ConfirmationPreset;
}

/** Takes somebody off the list, after a question. */
export const removal = ({ name, send, label, message, preset = deletePreset }: OwnersRemoval): PersonAction => ({
  label,
  icon: <UserMinus size={20} />,
  danger: true,
  asks: {
    ...preset,
    title: { key: 'people:remove.title', params: { name } },
    message,
    positiveText: { key: 'people:remove.confirm' },
  },
  send,
  says: { key: 'people:remove.done', params: { name } },
});
