import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './admin-team.css.ts';

/** The details of the team for those who may not change them (design §3). */
export function TeamFacts({ team }: { team: Team }) {
  const t = useT('ownteam');
  const { sport, city, foundation_year, average_age, description } = team;
  return (
    <Stack>
      <Banner>{t('readOnly')}</Banner>
      <Card padded>
        <Facts>
          <Fact term={t('facts.sport')}>{t(`common:sports.${sport.key}`)}</Fact>
          <Fact term={t('facts.city')}>{city.name}</Fact>
          {foundation_year !== null && <Fact term={t('facts.foundation_year')}>{foundation_year}</Fact>}
          {average_age !== null && <Fact term={t('facts.average_age')}>{average_age}</Fact>}
          {description !== '' && (
            <Fact term={t('facts.description')}>
              <span className={css.words}>{description}</span>
            </Fact>
          )}
        </Facts>
      </Card>
    </Stack>
  );
}
