import type { StandingRow } from '../../../src/shared/api/generated/model';

/** The least that the same rows take in React: a table with the place, a link with the name, the numbers and the letters of the form. */
export function BareTable({ rows }: { rows: readonly StandingRow[] }) {
  return (
    <table className="bare-table">
      <caption>Standings</caption>
      <thead>
        <tr>
          {['#', 'Team', 'Played', 'Won', 'Drawn', 'Lost', 'Goals', 'Difference', 'Points', 'Form'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, team, played, won, drawn, lost, for: goals, against, diff, points, form }) => (
          <tr key={team.id}>
            <td>
              {rank} <button type="button">?</button>
            </td>
            <th scope="row">
              <a href={`/app/team/${team.slug}`}>{team.name}</a>
            </th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{drawn}</td>
            <td>{lost}</td>
            <td>
              {goals}–{against}
            </td>
            <td>{diff}</td>
            <td>{points}</td>
            <td>
              <ul>
                {[...form.entries()].map(([game, result]) => (
                  // results have no identity of their own
                  <li key={game}>{result}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
