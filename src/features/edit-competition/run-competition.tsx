import { ArrowRightLeft, Ban, CopyPlus, Pencil, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useAskedWrite } from '../../entities/confirmation/use-asked-write.ts';
import { colorPresets, deletePreset } from '../../models/confirmation/presets.ts';
import {
  deleteCompetition,
  transitionCompetition,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { useSuccessors } from './use-successors.ts';

const EditCompetitionDialog = lazy(async () => ({
  default: (await import('./edit-competition-dialog.tsx')).EditCompetitionDialog,
}));
const HandOverDialog = lazy(async () => ({
  default: (await import('./hand-over-dialog.tsx')).HandOverDialog,
}));
const CopyCompetitionDialog = lazy(async () => ({
  default: (await import('./copy-competition-dialog.tsx')).CopyCompetitionDialog,
}));
const CancelCompetitionDialog = lazy(async () => ({
  default: (await import('./cancel-competition-dialog.tsx')).CancelCompetitionDialog,
}));
/** `?do=edit`, `?do=copy`, `?do=hand-over`, `?do=cancel`. */
const dialogs = searchDialogs({ do: ['edit', 'copy', 'hand-over', 'cancel'] });

/** What who runs a competition can do with it as a whole, as the server's permissions say; nothing for others (CMP-05). */
export function RunCompetition({ competition }: { competition: Competition }) {
  const t = useT('competitionform');
  const navigate = useNavigate();
  const { id, name, phase, permissions } = competition;
  const successors = useSuccessors(competition);
  const may = (what: string) =>
    what === 'hand-over' ? permissions['edit'] === true && successors.length > 0 : permissions[what] === true;
  const write = useAskedWrite({ operations: ['transitionCompetition', 'deleteCompetition'] });
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: (dialog) => may(dialog.name) });
  const openRegistration = () =>
    write({
      about: id,
      asks: {
        ...colorPresets.info,
        title: { key: 'competitionform:open.title', params: { name } },
        message: { key: 'competitionform:open.message' },
        positiveText: { key: 'competitionform:open.action' },
        negativeText: { key: 'actions.cancel' },
      },
      send: () => transitionCompetition(id, { to: 'registration' }),
      says: { key: 'competitionform:open.done' },
    });
  const backToDraft = () =>
    write({
      about: id,
      send: () => transitionCompetition(id, { to: 'draft' }),
      says: { key: 'competitionform:reopen.done' },
    });
  const remove = () =>
    write({
      about: id,
      asks: {
        ...deletePreset,
        title: { key: 'competitionform:delete.title', params: { name } },
        message: { key: 'competitionform:delete.message' },
      },
      send: async () => {
        await deleteCompetition(id);
        await navigate(paths.competitions(), { replace: true });
      },
      says: { key: 'competitionform:delete.done' },
    });
  const items: MenuItem[] = [
    ...(may('edit') ? [{ label: t('edit.title'), icon: <Pencil size={20} />, onSelect: () => open('edit') }] : []),
    ...(may('copy') ? [{ label: t('again.title'), icon: <CopyPlus size={20} />, onSelect: () => open('copy') }] : []),
    ...(may('hand-over')
      ? [{ label: t('handOver.menu'), icon: <ArrowRightLeft size={20} />, onSelect: () => open('hand-over') }]
      : []),
    ...(may('reopen') ? [{ label: t('reopen.action'), icon: <Undo2 size={20} />, onSelect: backToDraft }] : []),
    ...(may('cancel')
      ? [{ label: t('cancel.menu'), icon: <Ban size={20} />, danger: true, onSelect: () => open('cancel') }]
      : []),
    ...(may('delete') ? [{ label: t('delete.menu'), icon: <Trash2 size={20} />, danger: true, onSelect: remove }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      {may('open') && (
        <Button size="sm" onClick={openRegistration}>
          {t('open.action')}
        </Button>
      )}
      {may('copy') && phase === 'finished' && (
        <Button size="sm" variant="secondary" icon={<CopyPlus size={18} />} onClick={() => open('copy')}>
          {t('again.title')}
        </Button>
      )}
      <OverflowMenu label={t('menu')} variant="raised" items={items} />
      <Suspense>
        {shown?.name === 'edit' && <EditCompetitionDialog key={id} competition={competition} onClose={close} />}
        {shown?.name === 'copy' && <CopyCompetitionDialog key={id} competition={competition} onClose={close} />}
        {shown?.name === 'hand-over' && (
          <HandOverDialog competition={competition} successors={successors} onClose={close} />
        )}
        {shown?.name === 'cancel' && <CancelCompetitionDialog competition={competition} onClose={close} />}
      </Suspense>
    </>
  );
}
