import { useParams } from 'react-router';
import { TeamView } from './team-view.tsx';

export { loader } from './team.data.ts';

/** `/team/{slug}` and the short `/t/{slug}` (RT-11, RT-36). */
export function Component() {
  const { slug = '' } = useParams();
  return <TeamView slug={slug} />;
}
