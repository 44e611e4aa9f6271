import '../../shared/lib/zod-setup.ts';
import { array, boolean } from 'zod';
import { CreatePostBody } from '../../shared/api/generated/zod/schemas/createPostBody.zod.ts';
import { Image } from '../../shared/api/generated/zod/schemas/image.zod.ts';

/** A text, pictures, or both: pictures alone need no text. They are kept whole for their previews. */
export const postSchema = CreatePostBody.omit({ module: true, kind: true, images: true })
  .extend({
    images: array(Image),
    isAnnouncement: boolean(),
  })
  .superRefine(({ text, images }, context) => {
    if (text === '' && images.length === 0)
      context.addIssue({
        code: 'too_small',
        minimum: 1,
        inclusive: true,
        origin: 'string',
        path: ['text'],
        input: text,
      });
  });
