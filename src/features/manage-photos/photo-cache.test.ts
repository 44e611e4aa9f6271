import { describe, expect, it } from 'vitest';
import type { Image } from '../../shared/api/generated/model';
import { addPhoto, changeLogo, movePhoto, type PictureChange, removePhoto } from './photo-cache.ts';
import type { Pictures } from './picture-owner.ts';

const image = (id: number): Image => ({ id, url: `/${id}.jpg`, width: 4, height: 3 });
const pictures = (logo: number | null, ...ids: number[]): Pictures => ({
  image: logo === null ? null : image(logo),
  images: ids.map(image),
});
const told = ({ image: logo, images }: Pictures) => [logo?.id ?? null, ...images.map(({ id }) => id)];

describe('a change of the pictures', () => {
  const before = pictures(9, 1, 2, 3);
  it.each<[string, PictureChange, (number | null)[]]>([
    ['a new photo is the last', addPhoto(image(4)), [9, 1, 2, 3, 4]],
    ['a photo that is there already', addPhoto(image(1)), [9, 2, 3, 1]],
    ['to the front', movePhoto(3, 0), [9, 3, 1, 2]],
    ['to the end', movePhoto(1, 2), [9, 2, 3, 1]],
    ['a photo that has gone', movePhoto(7, 0), [9, 1, 2, 3]],
    ['removal', removePhoto(2), [9, 1, 3]],
    ['another logo', changeLogo(image(5)), [5, 1, 2, 3]],
    ['no logo', changeLogo(null), [null, 1, 2, 3]],
  ])('%s', (_, { apply }, after) => expect(told(apply(before))).toEqual(after));

  it.each<[string, PictureChange, Pictures, (number | null)[]]>([
    ['a photo that was not taken', addPhoto(image(4)), pictures(9, 4, 1, 2, 3), [9, 1, 2, 3]],
    ['a move', movePhoto(3, 0), pictures(9, 3, 1, 2, 5), [9, 1, 2, 3, 5]],
    ['a removal', removePhoto(2), pictures(9, 1, 3, 5), [9, 1, 2, 3, 5]],
    ['a logo', changeLogo(image(5)), pictures(5, 1, 2, 3), [9, 1, 2, 3]],
    ['a logo that was changed again', changeLogo(image(5)), pictures(6, 1), [6, 1]],
  ])('%s is taken back, and what came later stays', (_, { undo }, latest, after) =>
    expect(told(undo(latest, before))).toEqual(after),
  );
});
