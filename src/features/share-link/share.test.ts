import { describe, expect, it } from 'vitest';
import { shareLink, sharePicture } from './share.ts';

const data = { title: 'Arena Dajti', url: 'https://fusha.example/app/venue/arena-dajti' };
const refused = (name: string) => () => Promise.reject(new DOMException('no', name));
const copy = (works: boolean) => (text: string) => Promise.resolve(works && text === data.url);

describe('sharing a link', () => {
  it('uses the system where it can', async () =>
    expect(await shareLink(data, { share: async () => {}, copy: copy(false) })).toBe('shared'));
  it('does nothing more when the person closes the sheet', async () =>
    expect(await shareLink(data, { share: refused('AbortError'), copy: copy(true) })).toBe('shared'));
  it('[ERR-10] copies where there is no sheet, or it fails', async () => {
    expect(await shareLink(data, { share: undefined, copy: copy(true) })).toBe('copied');
    expect(await shareLink(data, { share: refused('NotAllowedError'), copy: copy(true) })).toBe('copied');
  });
  it('puts the message before the link', async () => {
    const copied: string[] = [];
    const keep = (text: string) => Promise.resolve(copied.push(text) > 0);
    await shareLink({ ...data, text: 'We play tonight.' }, { share: undefined, copy: keep });
    expect(copied).toEqual(['We play tonight. https://fusha.example/app/venue/arena-dajti']);
  });
  it('copies a message that has its link as it is', async () => {
    const copied: string[] = [];
    const keep = (text: string) => Promise.resolve(copied.push(text) > 0);
    const text = 'We play tonight.\nhttps://fusha.example/app/event/3/info';
    await shareLink({ title: 'Futboll', text }, { share: undefined, copy: keep });
    expect(copied).toEqual(['We play tonight.\nhttps://fusha.example/app/event/3/info']);
  });
  it('[ERR-11] says when copying fails', async () =>
    expect(await shareLink(data, { share: undefined, copy: copy(false) })).toBe('failed'));
});

describe('sharing a picture', () => {
  const picture = new File(['x'], 'kampion.png', { type: 'image/png' });
  const keep = () => {
    const saved: File[] = [];
    return { saved, save: (file: File) => Promise.resolve(void saved.push(file)) };
  };
  it('uses the system where it takes files, and saves nothing then', async () => {
    const { saved, save } = keep();
    const sent: object[] = [];
    const share = (data: object) => Promise.resolve(void sent.push(data));
    expect(await sharePicture(picture, 'Kupa', { share, save })).toBe('shared');
    expect([sent, saved]).toEqual([[{ title: 'Kupa', files: [picture] }], []]);
  });
  it('saves nothing when the person closes the sheet', async () => {
    const { saved, save } = keep();
    expect(await sharePicture(picture, 'Kupa', { share: refused('AbortError'), save })).toBe('shared');
    expect(saved).toEqual([]);
  });
  it('saves it where there is no sheet, or it fails', async () => {
    for (const share of [undefined, refused('NotAllowedError')]) {
      const { saved, save } = keep();
      expect(await sharePicture(picture, 'Kupa', { share, save })).toBe('saved');
      expect(saved).toEqual([picture]);
    }
  });
});
