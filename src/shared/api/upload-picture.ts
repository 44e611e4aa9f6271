import { pictureProblem, type PictureProblem } from '../platform/picture-file.ts';
import { scalePicture } from '../platform/scale-picture.ts';
import { uploadImage } from './generated/endpoints/images/images.ts';
import type { Image, ImageKind } from './generated/model';
import type { UploadOptions } from './upload.ts';

/** A file that is refused before anything is sent. */
export class PictureRefused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.name = 'PictureRefused';
    this.problem = problem;
  }
}

export interface PictureUse {
  kind: ImageKind;
  /** Longest side in px of what is sent; larger pictures are scaled down. */
  longest: number;
}

/**
 * Checks a file, draws it anew without its metadata (place, time, device), and uploads it. Throws `PictureRefused` for a file
 * that is no picture or too large, else `ApiError`. Source: design §1, §12, API-62.
 */
export async function uploadPicture(
  file: Blob,
  { kind, longest }: PictureUse,
  options?: UploadOptions,
): Promise<Image> {
  const problem = await pictureProblem(file);
  if (problem) throw new PictureRefused(problem);
  const scaled = await scalePicture(file, longest).catch(() => {
    throw new PictureRefused('kind'); // begins like a picture and is none
  });
  const { image } = await uploadImage({ file: scaled, kind }, options);
  return image;
}
