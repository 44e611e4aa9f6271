/** Where the app is served, with its slash: home is `/app/`, as in the manifest and in the configuration of every host. */
export const BASENAME = '/app/';
