import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { deletePreset } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Id, Venue } from '../../shared/api/generated/model';
import { useUploads } from '../../shared/api/use-uploads.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AddPhotos } from '../../shared/ui/add-photos.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { Monogram } from '../../shared/ui/monogram.tsx';
import { PhotoList } from '../../shared/ui/photo-list.tsx';
import { PicturePicker } from '../../shared/ui/picture-picker.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { UploadList } from '../../shared/ui/upload-list.tsx';
import * as css from './photos.css.ts';
import { usePictures } from './use-pictures.ts';

/** Most photos of one venue, and the longest side in px of what is uploaded (design §1). */
const MOST = 10;
const PHOTO_PX = 2048;
const LOGO_PX = 512;
/** Id of the button that has the focus once a photo is gone. */
const ADD = 'add-photos';

/** Logo and photos of one's own venue; every change is saved at once (ENT-110, ENT-111, API-30). Staff only looks at them. */
export function Photos({ venue }: { venue: Venue }) {
  const t = useT('photos');
  const mayEdit = venue.permissions['edit'] === true;
  return (
    <Stack gap={5}>
      {!mayEdit && <Banner>{t('readOnly')}</Banner>}
      <div className={css.columns}>
        {mayEdit ? <Covers venue={venue} /> : <CoversToSee venue={venue} />}
        <Section title={t('logo.title')}>
          <Card padded>{mayEdit ? <Logo venue={venue} /> : <LogoPreview venue={venue} />}</Card>
        </Section>
      </div>
    </Stack>
  );
}

function Covers({ venue }: { venue: Venue }) {
  const { id: venueId, images } = venue;
  const t = useT('photos');
  const confirm = useConfirm();
  const { add, move, remove } = usePictures(venueId);
  const room = MOST - images.length;
  const onLost = useSayLost();
  const {
    attach,
    add: upload,
    ...rows
  } = useUploads({ kind: 'cover', longest: PHOTO_PX, room, onUploaded: add, onLost });
  const askAndRemove = async (id: Id) => {
    if (!(await confirm(deletePreset))) return;
    remove(id);
    focusById(ADD);
  };
  const edit = { onMove: move, onRemove: (id: Id) => void askAndRemove(id) };
  return (
    <Section title={t('covers.title')}>
      {images.length > 0 ? (
        <>
          <p className={css.hint}>{t('covers.hint')}</p>
          <PhotoList label={t('covers.title')} photos={images} edit={edit} />
        </>
      ) : (
        <figure className={css.drawing}>
          <CourtCover sport={venue.sports[0]?.key ?? 'football'} id={venueId} className={css.cover} />
          <figcaption className={css.hint}>{t('covers.none')}</figcaption>
        </figure>
      )}
      <div ref={attach}>
        <UploadList {...rows} />
      </div>
      <AddPhotos id={ADD} most={MOST} room={room} onFiles={upload} />
    </Section>
  );
}

/** Says that an upload failed when its row is no longer on screen (ERR-06). */
function useSayLost(): () => void {
  const say = useUnit(snackbarRequested);
  return () => say({ message: { key: 'errors.uploadImages' }, color: 'error' });
}

function CoversToSee({ venue: { images } }: { venue: Venue }) {
  const t = useT('photos');
  return (
    <Section title={t('covers.title')}>
      {images.length === 0 ? (
        <EmptyState drawing="court">{t('covers.none')}</EmptyState>
      ) : (
        <PhotoList label={t('covers.title')} photos={images} />
      )}
    </Section>
  );
}

function Logo({ venue }: { venue: Venue }) {
  const t = useT('photos');
  const { setLogo } = usePictures(venue.id);
  const onLost = useSayLost();
  const uploads = useUploads({ kind: 'logo', longest: LOGO_PX, room: 1, onUploaded: setLogo, onLost });
  return (
    <PicturePicker
      hint={t('logo.hint')}
      preview={<LogoPreview venue={venue} />}
      texts={{ choose: t('logo.choose'), change: t('logo.change'), remove: t('remove') }}
      uploads={uploads}
      onRemove={venue.image === null ? undefined : () => setLogo(null)}
    />
  );
}

const LogoPreview = ({ venue: { id, name, image } }: { venue: Venue }) => (
  <Monogram id={id} name={name} image={image?.url ?? null} size={72} />
);
