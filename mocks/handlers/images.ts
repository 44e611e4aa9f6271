import { fieldText } from '../contract/field-texts.ts';
import type { HandlersOf } from '../contract/types.ts';
import { toImage } from '../rules/shared/lookups.ts';
import { MOST_BYTES, dataUrl, isDrawable, readPicture } from './images/picture.ts';

const texts = {
  failed: { en: 'Error while uploading the images.', sq: 'Gabim gjatë ngarkimit të fotove.' },
  size: fieldText((t) => t.picture.size),
  pixels: {
    en: 'The picture may have at most 6,000 pixels a side and 24 megapixels in all.',
    sq: 'Fotoja mund të ketë më së shumti 6000 piksel për anë dhe 24 megapikselë gjithsej.',
  },
  kind: fieldText((t) => t.picture.kind),
};

/** Pictures (design §12) with `data:` addresses, which both hosts can serve and the page's CSP allows. */
export const images: HandlersOf<'images'> = {
  async uploadImage({ body: { file } }, ctx) {
    const refuse = (text: (typeof texts)[keyof typeof texts]) =>
      ctx.refuse(422, 'validation', ctx.say(texts.failed), {
        errors: [{ field: 'file', message: ctx.say(text), code: 'validation' }],
      });
    if (file.size > MOST_BYTES) return refuse(texts.size);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const picture = readPicture(bytes); // file name and declared type are ignored
    if (!picture) return refuse(texts.kind);
    if (!isDrawable(picture)) return refuse(texts.pixels);
    const { id } = await ctx.db.images.insert({
      url: dataUrl(picture.type, bytes),
      width: picture.width,
      height: picture.height,
      owner_id: ctx.user.id,
    });
    const image = toImage(ctx.db, id);
    return image ? { image } : refuse(texts.kind);
  },
};
