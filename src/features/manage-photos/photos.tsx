import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { LogoField, type LogoLook, LogoPreview } from '../../entities/picture/logo-field.tsx';
import { ADD_PHOTOS_ID, PhotosField } from '../../entities/picture/photos-field.tsx';
import { deletePreset } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { PhotoList } from '../../shared/ui/photo-list.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './photos.css.ts';
import type { Pictured } from './picture-owner.ts';
import { usePictures } from './use-pictures.ts';

interface PhotosProps {
  owner: Pictured;
  /** What stands for the logo of a team. */
  crest?: LogoLook & { title: string };
}

/**
 * Logo and photos of one's own venue, organization or team; every change is saved at once (ENT-110, ENT-111, ENT-140, ENT-141, API-30,
 * API-41). Who may not change them looks at them.
 */
export function Photos({ owner, crest }: PhotosProps) {
  const t = useT('photos');
  const mayEdit = owner.permissions['edit'] === true;
  return (
    <Stack gap={5}>
      {!mayEdit && <Banner>{t(`${owner.type}.readOnly`)}</Banner>}
      <div className={css.columns}>
        {mayEdit ? <Covers owner={owner} /> : <CoversToSee owner={owner} />}
        <Section title={crest?.title ?? t('logo.title')}>
          <Card padded>
            {mayEdit ? <Logo owner={owner} look={crest} /> : (crest?.preview ?? <LogoPreview owner={owner} />)}
          </Card>
        </Section>
      </div>
    </Stack>
  );
}

function Covers({ owner }: { owner: Pictured }) {
  const { type, id: ownerId, images, sport } = owner;
  const t = useT('photos');
  const confirm = useConfirm();
  const { add, move, remove } = usePictures(owner);
  const onLost = useSayLost();
  const askAndRemove = async (id: Id) => {
    if (!(await confirm(deletePreset))) return;
    remove(id);
    focusById(ADD_PHOTOS_ID);
  };
  return (
    <Section title={t('covers.title')}>
      <PhotosField
        photos={images}
        hint={<p className={css.hint}>{t(`${type}.hint`)}</p>}
        none={
          <figure className={css.drawing}>
            <CourtCover sport={sport} id={ownerId} className={css.cover} />
            <figcaption className={css.hint}>{t(`${type}.none`)}</figcaption>
          </figure>
        }
        onAdd={add}
        onMove={move}
        onRemove={(id) => void askAndRemove(id)}
        onLost={onLost}
      />
    </Section>
  );
}

/** Says that an upload failed when its row is no longer on screen (ERR-06). */
function useSayLost(): () => void {
  const say = useUnit(snackbarRequested);
  return () => say({ message: { key: 'errors.uploadImages' }, color: 'error' });
}

function CoversToSee({ owner: { type, images } }: { owner: Pictured }) {
  const t = useT('photos');
  return (
    <Section title={t('covers.title')}>
      {images.length === 0 ? (
        <EmptyState drawing="court">{t(`${type}.none`)}</EmptyState>
      ) : (
        <PhotoList label={t('covers.title')} photos={images} />
      )}
    </Section>
  );
}

function Logo({ owner, look }: { owner: Pictured; look: LogoLook | undefined }) {
  const { setLogo } = usePictures(owner);
  return <LogoField owner={owner} look={look} onChange={setLogo} onLost={useSayLost()} />;
}
