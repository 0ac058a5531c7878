import { foldText } from '#shared/domain/name-keys.ts';
import { type Colleague, useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './timeline.module.css';

export type Mentionable = Pick<Colleague, 'id' | 'full_name'>;
type Mention = { from: number; to: number; typed: string };

/** The mention that is being typed before the caret, from its `@`; null where there is none. */
export function mentionAt(text: string, caret: number): Mention | null {
  const found = /(?:^|\s)@([^\s@]{0,40})$/u.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? null : { from: caret - typed.length - 1, to: caret, typed };
}

/** The members whose `@name` is still in the text, and those whom the note mentioned before while it has any mention. */
export const mentionsIn = (
  text: string,
  chosen: readonly Mentionable[],
  before: readonly string[],
): string[] => [
  ...new Set([
    ...before.filter(() => text.includes('@')),
    ...chosen.flatMap(({ id, full_name }) => (text.includes(`@${full_name}`) ? [id] : [])),
  ]),
];

const shownMax = 5;

/** Colleagues whose name begins as typed. Reads the team once it is asked for. */
export function MentionList({ typed, choose }: { typed: string; choose: (member: Mentionable) => void }) {
  const members = useMembers(useMember().organization);
  const key = foldText(typed);
  const found =
    members.is === 'ready'
      ? members.value
          .filter(({ full_name }) => ` ${foldText(full_name)}`.includes(` ${key}`))
          .slice(0, shownMax)
      : [];
  if (found.length === 0) return null;
  return (
    <ul className={styles.mentions} aria-label={t('people.notes.mention')}>
      {found.map((member) => (
        <li key={member.id}>
          <button type="button" onClick={() => choose(member)}>
            {member.full_name}
          </button>
        </li>
      ))}
    </ul>
  );
}
