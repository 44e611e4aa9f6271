/** The id of the build that this page came with (R25, decision 073); null in development. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
