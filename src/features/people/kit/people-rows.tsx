import { useUnit } from 'effector-react';
import { type AskedWrite, useAskedWrite } from '../../../entities/confirmation/use-asked-write.ts';
import { since } from '../../../entities/person/person-row.css.ts';
import { PersonRow } from '../../../entities/person/person-row.tsx';
import { useOnlineUsers } from '../../../entities/person/use-online-users.ts';
import { $complete, $user } from '../../../models/session/session.model.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ListRows } from '../../../shared/ui/list-row.tsx';
import { type MenuItem, OverflowMenu } from '../../../shared/ui/overflow-menu.tsx';
import { applying, type PeopleOwner, type Person, type PersonAction } from './people-owner.ts';
import * as css from './people.css.ts';

interface PeopleRowsProps<P> {
  owner: PeopleOwner<P>;
  people: readonly P[];
}

/** The people of a list, live as to who is online for those who are signed in (RTM-11), each with what may be done about them. */
export function PeopleRows<P>({ owner, people }: PeopleRowsProps<P>) {
  const { complete, me } = useUnit({ complete: $complete, me: $user });
  const write = useAskedWrite(owner);
  const shown = people.map((one) => owner.personOf(one));
  const online = useOnlineUsers(
    shown.flatMap(({ user, isOnline }) =>
      complete && user && isOnline !== undefined ? [{ id: user.id, isOnline }] : [],
    ),
  );
  return (
    <ListRows label={owner.label}>
      {shown.map((person) => (
        <Row
          key={person.id}
          person={person}
          isMe={person.user !== undefined && person.user.id === me?.id}
          isOnline={person.user !== undefined && online.has(person.user.id)}
          write={write}
        />
      ))}
    </ListRows>
  );
}

interface RowProps {
  person: Person;
  isMe: boolean;
  isOnline: boolean;
  write: (write: AskedWrite) => void;
}

function Row({ person, isMe, isOnline, write }: RowProps) {
  const t = useT('people');
  const { id, user, number, main, above, part, below, ...rest } = person;
  const name = person.name ?? user?.name ?? '';
  const facts = applying(rest.facts);
  const menu = applying(rest.actions).map((action) => menuItem(action, id, write));
  return (
    <PersonRow
      user={user}
      name={name}
      icon={rest.icon}
      marks={
        <>
          {number && <span className={css.number}>{number}</span>}
          {applying(rest.roles).map(({ text, leads }) => (
            <Badge key={text} tone={leads ? 'info' : 'neutral'} icon="none">
              {text}
            </Badge>
          ))}
          {isMe && <Badge>{t('you')}</Badge>}
          {applying(rest.states).map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </>
      }
      above={above}
      facts={
        (part || facts.length > 0) && (
          <>
            {part && <span>{part}</span>}
            {facts.map((fact) => (
              <span key={fact} className={since}>
                {fact}
              </span>
            ))}
          </>
        )
      }
      online={rest.isOnline === undefined ? undefined : isOnline && t('online')}
      below={below}
      value={
        (main || menu.length > 0) && (
          <span className={css.controls}>
            {main}
            {menu.length > 0 && <OverflowMenu label={t('menu', { name })} items={menu} />}
          </span>
        )
      }
    />
  );
}

function menuItem(action: PersonAction, about: Person['id'], write: RowProps['write']): MenuItem {
  if (!('send' in action)) return action;
  const { send, asks, says, ...item } = action;
  return { ...item, onSelect: () => write({ about, send, asks, says }) };
}
