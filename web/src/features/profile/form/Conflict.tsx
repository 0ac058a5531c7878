import { Button, Group } from '@mantine/core';
import { useId } from 'react';
import { useStore } from 'zustand';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/fields.ts';
import { bothOf, show } from '../../../shared/profile/values.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { useNameOf } from '../data.ts';
import type { Editor } from './editor.ts';
import styles from './form.module.css';
import type { FieldState } from './state.ts';

type Props = { name: ProfileFieldName; field: FieldState; editor: Editor };

/** Two versions of one field, and the choice between them. Nothing is overwritten before it is made. */
export function Conflict({ name, field, editor }: Props) {
  const author = useStore(editor.store, ({ authors }) => authors.get(name) ?? null);
  const { uid } = useMember();
  const own = author === uid;
  const who = useNameOf(own ? null : author) ?? t('profile.conflict.somebody');
  const title = useId();
  const mine = field.typed?.text ?? '';
  const day = (text: string) => (profileFields[name].kind === 'day' && text !== '' ? showDay(text) : text);
  const theirs = day(show(field.server));
  return (
    <section className={styles.conflict} aria-labelledby={title} role="alert">
      <strong id={title}>
        {own ? t('profile.conflict.you') : t('profile.conflict.title', { name: who })}
      </strong>
      <div className={styles.versions}>
        <Version
          label={t(own ? 'profile.conflict.other' : 'profile.conflict.theirs')}
          text={theirs}
          nothing={t('profile.conflict.nothing')}
        />
        <Version
          label={t('profile.conflict.mine')}
          text={day(mine.trim())}
          nothing={t('profile.conflict.nothingMine')}
        />
      </div>
      <Group gap="xs" className={styles.choices ?? ''}>
        <Button size="sm" variant="default" onClick={() => editor.keepMine(name)}>
          {t('profile.conflict.keepMine')}
        </Button>
        <Button size="sm" variant="default" onClick={() => editor.takeTheirs(name)}>
          {t('profile.conflict.useTheirs')}
        </Button>
        {bothOf(name, field.server, mine) !== null && theirs !== '' && mine.trim() !== '' && (
          <Button size="sm" variant="default" onClick={() => editor.keepBoth(name)}>
            {t('profile.conflict.keepBoth')}
          </Button>
        )}
      </Group>
    </section>
  );
}

const Version = ({ label, text, nothing }: { label: string; text: string; nothing: string }) => (
  <figure className={styles.version}>
    <figcaption>{label}</figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by the keyboard too. */}
    <blockquote tabIndex={0}>{text || nothing}</blockquote>
  </figure>
);
