/** A sentence in both languages and a way on: no texts and no styles of ours, they may be what broke. */
export function PlainFailure() {
  return (
    <div role="alert">
      <h1>Something went wrong. · Diçka shkoi keq.</h1>
      <a href="/app/">Go back home · Kthehu te kreu</a>
    </div>
  );
}
