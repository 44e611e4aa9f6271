import { TeamForm } from '../../entities/team/team-form.tsx';
import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './team.css.ts';

/** Facts, record and form, and the other photos: the first is the cover. */
export function TeamAbout({ team }: { team: Team }) {
  const t = useT('team');
  const words = useT('teams');
  const { foundation_year, gender, average_age, description, record, form, images, name } = team;
  return (
    <Section title={t('about.title')}>
      <Card padded>
        <Stack gap={4}>
          {description && <p className={css.description}>{description}</p>}
          <Facts>
            {foundation_year !== null && <Fact term={t('about.founded')}>{foundation_year}</Fact>}
            {gender && <Fact term={t('about.gender')}>{words(`genders.${gender}`)}</Fact>}
            {average_age !== null && <Fact term={t('about.averageAge')}>{average_age}</Fact>}
          </Facts>
          {record && record.played > 0 && <Record record={record} />}
          {form.length > 0 && (
            <div>
              <h3 className={css.subtitle}>{words('form.label')}</h3>
              <TeamForm form={form} />
            </div>
          )}
        </Stack>
      </Card>
      {images.length > 1 && <Photos name={name} images={images.slice(1)} />}
    </Section>
  );
}

const PARTS = ['played', 'won', 'drawn', 'lost'] as const;

/** Sports without draws have three figures. */
function Record({ record }: { record: NonNullable<Team['record']> }) {
  const t = useT('teams');
  return (
    <dl className={css.record} aria-label={t('record.label')}>
      {PARTS.filter((part) => record[part] !== null).map((part) => (
        <div key={part} className={css.figure}>
          <dt className={css.term}>{t(`record.${part}`)}</dt>
          <dd className={css.value}>{record[part]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Photos({ name, images }: Pick<Team, 'name' | 'images'>) {
  const t = useT('team');
  return (
    // a scrolling region needs the keyboard too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <ul className={css.photos} aria-label={t('photos', { name })} tabIndex={0}>
      {images.map(({ id, url }, index) => (
        <li key={id}>
          <img className={css.photo} src={url} alt={t('photo', { number: index + 2, name })} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
