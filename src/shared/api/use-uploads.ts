import { useId, useState } from 'react';
import { newId } from '../platform/new-id.ts';
import type { PictureProblem } from '../platform/picture-file.ts';
import type { ApiError } from './errors.ts';
import type { Image } from './generated/model';
import { useWrite } from './use-write.ts';
import { PictureRefused, uploadPicture, type PictureUse } from './upload-picture.ts';

/** Why a file was not uploaded: it is refused, there is no room for it, or the call failed. */
export type UploadProblem = PictureProblem | 'room' | 'failed';

/** A chosen file until it is uploaded. */
export interface Upload {
  id: string;
  file: File;
  /** Sent so far, 0 to 1; null while it waits. */
  share: number | null;
  problem: UploadProblem | null;
}

interface UploadsOptions extends PictureUse {
  /** How many more pictures there is room for. */
  room: number;
  /** Also called when the page has been left meanwhile. */
  onUploaded: (image: Image) => void;
  /** An upload failed after the page had been left: nothing else says it. */
  onLost?: () => void;
}

/**
 * Uploads chosen files one after the other, in their order. Other pages of the app may be opened meanwhile.
 */
export function useUploads({ room, onUploaded, onLost, ...use }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [{ isShown, attach }] = useState(onScreen);
  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? Object.assign({ ...one }, part) : one)));
  const dismiss = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));
  const send = useWrite<Image, ApiError | PictureRefused, Upload>({
    mutationKey: ['uploadImage'],
    scope: { id: useId() },
    mutationFn: async ({ id, file }) => {
      change(id, { share: 0 });
      return uploadPicture(file, use, { onProgress: (share) => change(id, { share }) });
    },
    onSuccess: (image, { id }) => {
      dismiss(id);
      onUploaded(image);
    },
    onError: (error, { id }) => {
      change(id, { problem: error instanceof PictureRefused ? error.problem : 'failed' });
      if (!isShown()) onLost?.();
    },
  });
  const start = (upload: Upload) => send.mutate(upload);
  const isRunning = ({ problem }: Upload) => problem === null;
  return {
    uploads,
    isUploading: uploads.some(isRunning),
    add: (files: readonly File[]) => {
      const free = room - uploads.filter(isRunning).length;
      const chosen = files.map((file, index): Upload => ({
        id: newId(),
        file,
        share: null,
        problem: index < free ? null : 'room',
      }));
      setUploads((all) => [...all, ...chosen]);
      for (const upload of chosen) if (isRunning(upload)) start(upload);
    },
    retry: (upload: Upload) => {
      change(upload.id, { share: null, problem: null });
      start(upload);
    },
    dismiss,
    /** The `ref` of what shows the uploads. */
    attach,
  };
}

/** Knows whether the element that it is the `ref` of is in the document. */
function onScreen() {
  let shown = false;
  return {
    isShown: () => shown,
    attach: () => {
      shown = true;
      return () => {
        shown = false;
      };
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
