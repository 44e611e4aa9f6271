/** What a box says, and where it stands, in px. */
export interface BareBox {
  id: number;
  about: string;
  home: string;
  away: string;
  score: readonly [number | null, number | null];
  x: number;
  y: number;
}

/** The least that as many boxes with the same texts take in React: links with two names and two scores, each at its place. */
export function BareGrid({ boxes }: { boxes: readonly BareBox[] }) {
  return (
    <div className="bare">
      {boxes.map(({ id, about, home, away, score, x, y }) => (
        <a key={id} href={`/app/fixtures/${id}`} style={{ left: x, top: y }}>
          <span>{about}</span>
          <span>
            <span>{home}</span>
            <span>{score[0]}</span>
          </span>
          <span>
            <span>{away}</span>
            <span>{score[1]}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
