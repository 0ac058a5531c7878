import { Button, Group } from '@mantine/core';
import { useId } from 'react';
import { useStore } from 'zustand';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { joinVersions, show } from '../../../shared/profile/field-values.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import type { FieldState } from './field-state.ts';
import styles from './form.module.css';
import type { Editor } from './profile-editor.ts';

type Props = { name: ProfileFieldName; field: FieldState; editor: Editor };

/** Two versions of one field, and the choice between them. Nothing is overwritten before it is made. */
export function Conflict({ name, field, editor }: Props) {
  const author = useStore(editor.store, ({ authors }) => authors.get(name) ?? null);
  const { uid } = useMember();
  const own = author === uid;
  const authorName = useMemberName(own ? null : author) ?? t('profile.conflict.somebody');
  const title = useId();
  const ownText = field.typed?.text ?? '';
  const day = (text: string) => (profileFields[name].kind === 'day' && text !== '' ? showDay(text) : text);
  const serverText = day(show(field.server));
  return (
    <section className={styles.conflict} aria-labelledby={title} role="alert">
      <strong id={title}>
        {own ? t('profile.conflict.you') : t('profile.conflict.title', { name: authorName })}
      </strong>
      <div className={styles.versions}>
        <Version
          label={t(own ? 'profile.conflict.other' : 'profile.conflict.theirs')}
          text={serverText}
          nothing={t('profile.conflict.nothing')}
        />
        <Version
          label={t('profile.conflict.mine')}
          text={day(ownText.trim())}
          nothing={t('profile.conflict.nothingMine')}
        />
      </div>
      <Group gap="xs" className={styles.choices ?? ''}>
        <Button size="sm" variant="default" onClick={() => editor.keepOwn(name)}>
          {t('profile.conflict.keepMine')}
        </Button>
        <Button size="sm" variant="default" onClick={() => editor.takeServer(name)}>
          {t('profile.conflict.useTheirs')}
        </Button>
        {joinVersions(name, field.server, ownText) !== null && serverText !== '' && ownText.trim() !== '' && (
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
