export interface Shared {
  title: string;
  /** Absent: the message has it. */
  url?: string;
  /** A message that goes before the link, as in a chat. */
  text?: string;
}

export interface SharePorts {
  /** The system's share sheet, if there is one. */
  share: ((data: Shared) => Promise<void>) | undefined;
  copy: (text: string) => Promise<boolean>;
}

/** The one address of a page inside the app, for whoever is sent it or reads its code. */
export const shareAddress = (path: string): string => new URL(`/app${path}`, location.origin).href;

/** Opens the system's share sheet, or copies the link if there is none or it fails. Closing the sheet copies nothing. */
export async function shareLink(data: Shared, { share, copy }: SharePorts): Promise<'shared' | 'copied' | 'failed'> {
  if (share) {
    try {
      await share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copy([data.text, data.url].filter(Boolean).join(' '))) ? 'copied' : 'failed';
}

export interface PicturePorts {
  /** The system's share sheet, if there is one that takes this file. */
  share: ((data: { title: string; files: File[] }) => Promise<void>) | undefined;
  save: (picture: File) => Promise<void>;
}

/** Opens the system's share sheet with a picture, or saves it if there is none or it fails. Closing the sheet saves nothing. */
export async function sharePicture(
  picture: File,
  title: string,
  { share, save }: PicturePorts,
): Promise<'shared' | 'saved'> {
  if (share) {
    try {
      await share({ title, files: [picture] });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  }
  await save(picture);
  return 'saved';
}
