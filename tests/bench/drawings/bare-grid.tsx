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

/** The least that as many boxes with the same texts take in React: a list of links with two names and two scores, each at its place. */
export function BareGrid({ boxes }: { boxes: readonly BareBox[] }) {
  return (
    <ol className="bare">
      {boxes.map(({ id, about, home, away, score, x, y }) => (
        <li key={id} style={{ left: x, top: y }}>
          <a href={`/app/fixtures/${id}`}>
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
        </li>
      ))}
    </ol>
  );
}
