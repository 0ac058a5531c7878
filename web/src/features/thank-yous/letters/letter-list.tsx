import { Button, Menu } from '@mantine/core';
import { IconCopy, IconMail, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { letterTemplates } from '#shared/collections/letter-templates.ts';
import { letterTemplatesMax } from '#shared/domain/letters/letter-kinds.ts';
import { starterLetters } from '#shared/domain/letters/starter-letters.ts';
import { showStored, useWrites } from '../../../shared/area/area.ts';
import { freePlace } from '../../../shared/fundraising/free-place.ts';
import type { StoredTemplate } from '../../../shared/letters/letter-types.ts';
import styles from '../../../shared/letters/letters.module.css';
import { t } from '../../../shared/text/index.ts';
import { DotsMenu, Line, Lines } from '../../../shared/ui/list/named-lines.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { commitWithToast, deleteWithUndo, notifyIfFailed } from '../../../shared/ui/toasts.tsx';
import { letterPaths } from './letter-paths.ts';

const icon = { size: 16, 'aria-hidden': true } as const;
type Props = { letters: readonly StoredTemplate[]; signer: string };

/** The first letters of a campaign: thanks and requests, in both languages. */
const addSamples = (signer: string): Promise<boolean> =>
  notifyIfFailed(
    commitWithToast(
      starterLetters
        .filter(({ kind }) => kind === 'thank_you' || kind === 'information_request')
        .map((starter, place) => ({
          operation: 'create' as const,
          table: 'letter_templates' as const,
          id: String(place).padStart(2, '0'),
          data: { ...starter, signer_name: signer, signer_title: null },
        })),
    ),
  );

/** Letters by name, each with what it is about. */
export function LetterList({ letters, signer }: Props) {
  const writes = useWrites(letterTemplates);
  if (letters.length === 0)
    return (
      <EmptyState
        icon={IconMail}
        title={t('letters.empty.title')}
        hint={t(writes ? 'letters.empty.hint' : 'letters.empty.reader')}
      >
        {writes && (
          <Button mt="xs" onClick={() => addSamples(signer)}>
            {t('letters.empty.add')}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <>
      <Lines>
        {letters.map((letter) => (
          <Line
            key={letter.id}
            icon={IconMail}
            name={letter.name}
            to={letterPaths.one(letter.id)}
            about={t('letters.about', {
              kind: showStored(letterTemplates, 'kind', letter.kind),
              language: showStored(letterTemplates, 'language', letter.language),
              signer: letter.signer_name,
            })}
            menu={writes && <LetterMenu letter={letter} letters={letters} />}
          />
        ))}
      </Lines>
      {letters.length >= letterTemplatesMax && (
        <p className={styles.quiet}>{t('letters.full', { count: letterTemplatesMax })}</p>
      )}
    </>
  );
}

function LetterMenu({ letter, letters }: { letter: StoredTemplate; letters: readonly StoredTemplate[] }) {
  const { id, name, kind, language, body, signer_name, signer_title } = letter;
  const place = freePlace(letters, letterTemplatesMax);
  const copied = t('letters.copyOf', { name }).slice(0, 80);
  const copy = (to: string) =>
    notifyIfFailed(
      commitWithToast({
        operation: 'create',
        table: 'letter_templates',
        id: to,
        data: { name: copied, kind, language, body, signer_name, signer_title },
      }),
    );
  return (
    <DotsMenu label={t('letters.actions', { name })}>
      {place !== null && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => copy(place)}>
          {t('letters.copy')}
        </Menu.Item>
      )}
      <Menu.Item
        c="var(--bad)"
        leftSection={<IconTrash {...icon} />}
        onClick={() =>
          notifyIfFailed(
            deleteWithUndo({ operation: 'delete', table: 'letter_templates', id }, name),
            t('common.failedToDelete'),
          )
        }
      >
        {t('letters.remove')}
      </Menu.Item>
    </DotsMenu>
  );
}

export const AddLetter = () => (
  <Button component={Link} to={letterPaths.new} leftSection={<IconPlus {...icon} />}>
    {t('letters.add')}
  </Button>
);
