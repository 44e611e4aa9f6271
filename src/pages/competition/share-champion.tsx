import { useUnit } from 'effector-react';
import { Download, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareAddress, shareLink, sharePicture } from '../../features/share-link/share.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Competition, TeamRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { copyText } from '../../shared/platform/clipboard.ts';
import { savePicture } from '../../shared/platform/save-file.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import type { WayWords } from './way-rows.ts';

interface ShareChampionProps {
  competition: Competition;
  champion: TeamRef;
  /** null: nothing is known of it. */
  way: WayWords | null;
  /** How it was won is still being asked: a picture drawn now would lack it. */
  isAwaited: boolean;
}

/** Shares a picture of the champion, which is drawn by that press, or saves it; its menu saves it in any case, or copies the link. */
export function ShareChampion({ competition, champion, way, isAwaited }: ShareChampionProps) {
  const t = useT('competition');
  const notify = useUnit(snackbarRequested);
  const [isDrawing, setDrawing] = useState(false);
  const { id, slug, name, sport, city } = competition;
  const title = `${champion.name} · ${t('champion.of', { competition: name })}`;
  const draw = async () => {
    // the pen is loaded when somebody wants a picture
    const { drawChampion } = await import('./champion-picture.ts');
    return drawChampion({
      fileName: `${slug}-champion.png`,
      champion,
      label: t('champion.label'),
      competition: name,
      way,
      about: [t(`common:sports.${sport.key}`), city.name].join(' · '),
    });
  };
  const withPicture = async (give: (picture: File) => Promise<unknown>) => {
    if (isDrawing) return;
    setDrawing(true);
    try {
      await give(await draw());
    } catch {
      // a browser that cannot draw, or a device that is offline and has no pen yet: the link is left
      notify({ message: { key: 'competition:champion.failed' }, color: 'error' });
    } finally {
      setDrawing(false);
    }
  };
  const share = () =>
    withPicture(async (picture) => {
      const takesIt = 'canShare' in navigator && navigator.canShare({ files: [picture] });
      const open = takesIt ? (data: ShareData) => navigator.share(data) : undefined;
      const result = await sharePicture(picture, title, { share: open, save: savePicture });
      if (result === 'saved') notify({ message: { key: 'competition:champion.saved' }, color: 'success' });
    });
  const copy = async () => {
    const result = await shareLink(
      { title, url: shareAddress(paths.competition(id)) },
      { share: undefined, copy: copyText },
    );
    const isCopied = result === 'copied';
    notify({
      message: { key: isCopied ? 'snackbars.linkCopied' : 'snackbars.linkFailed' },
      color: isCopied ? 'success' : 'error',
    });
  };
  return (
    <>
      <Button icon={<Share2 size={20} />} loading={isAwaited || isDrawing} onClick={() => void share()}>
        {t('champion.share')}
      </Button>
      <OverflowMenu
        label={t('champion.menu')}
        variant="raised"
        items={[
          {
            label: t('champion.save'),
            icon: <Download size={20} />,
            disabled: isAwaited,
            onSelect: () => void withPicture(savePicture),
          },
          { label: t('champion.copy'), icon: <Link2 size={20} />, onSelect: () => void copy() },
        ]}
      />
    </>
  );
}
