import { RankingRules } from '../../features/standings/ranking-rules.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './about.css.ts';
import { championOf } from './about.data.ts';
import { Champion } from './champion.tsx';
import { CompetitionFacts } from './competition-facts.tsx';
import { GameRules } from './game-rules.tsx';
import { useCompetition } from './use-competition.ts';

export { loader } from './about.data.ts';

/** Who has won it; what the competition is, who runs it, how it is played and ranked (RT-40, RT-45, CMP-02). */
export function Component() {
  const t = useT('competition');
  const competition = useCompetition();
  const { description, rules_text: rules, images } = competition;
  const [photo] = images; // the picture is the crest above
  const champion = championOf(competition);
  return (
    <>
      {champion && <Champion competition={competition} champion={champion} />}
      <div className={css.columns}>
        <div className={css.column}>
          {(description !== '' || photo) && (
            <Section title={t('about.title')}>
              {photo && <img className={css.picture} src={photo.url} alt="" loading="lazy" />}
              <p className={css.text}>{description}</p>
            </Section>
          )}
          <CompetitionFacts competition={competition} />
        </div>
        <div className={css.column}>
          {rules !== '' && (
            <Section title={t('about.rules')}>
              <p className={css.text}>{rules}</p>
            </Section>
          )}
          <GameRules competition={competition} />
          <Section title={t('about.ranking')}>
            <Card padded>
              <RankingRules competition={competition} />
            </Card>
          </Section>
        </div>
      </div>
    </>
  );
}
