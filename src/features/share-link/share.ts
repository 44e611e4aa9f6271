export interface SharePorts {
  /** The system's share sheet, where there is one. */
  share: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  copy: (text: string) => Promise<boolean>;
}

/** Shares by the system's sheet; without one, or when it fails, by the clipboard. A person who closes the sheet wants neither. */
export async function shareLink(
  data: { title: string; url: string },
  { share, copy }: SharePorts,
): Promise<'shared' | 'copied' | 'failed'> {
  if (share) {
    try {
      await share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copy(data.url)) ? 'copied' : 'failed';
}
