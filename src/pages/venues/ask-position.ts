/** Enough digits for a distance to a venue (about 100 m), few enough to say nothing of one's door in a shared link. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;
const WAIT = 10_000;

/** Where the device is; null when the person says no or nobody knows. Asked only on a tap. */
export function askPosition(): Promise<{ lat: number; lng: number } | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) resolve(null);
    else {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
        () => resolve(null),
        { maximumAge: 300_000, timeout: WAIT },
      );
    }
  });
}
