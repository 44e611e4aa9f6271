/** Address of map tiles with `{z}`, `{x}` and `{y}`; undefined where the deployment has none, and the country is drawn. */
export const TILES: string | undefined = import.meta.env['VITE_TILES_URL'];
