import { Button, Group } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ExportKind } from '#shared/api/exports-api.ts';
import type { ImportKind } from '#shared/domain/import/import-kinds.ts';
import type { Icon } from '../../feature.ts';
import { t } from '../../text/index.ts';
import { ExportButton } from '../export-button.tsx';
import { EmptyState } from '../states.tsx';
import styles from './list.module.css';
import { screenKeys, useKeyHint } from './shortcuts.ts';

type Props = {
  /** Null where records are neither imported nor exported. */
  kind: ImportKind | null;
  /** What is exported of a list that takes no import. */
  exported?: ExportKind;
  /** The address of the form for a new one, and what it is called. */
  add: { to: string; label: string };
  /** The member may write records of this kind. */
  writes: boolean;
};

const ImportLink = ({ kind }: { kind: ImportKind }) => (
  <Button
    component={Link}
    to={`/imports/${kind}`}
    className={styles.import ?? ''}
    variant="default"
    leftSection={<IconFileImport size={16} aria-hidden />}
  >
    {t('list.import')}
  </Button>
);

const AddLink = ({ add, variant }: { add: Props['add']; variant: 'filled' | 'default' }) => (
  <Button
    component={Link}
    to={add.to}
    variant={variant}
    leftSection={<IconPlus size={16} aria-hidden />}
    aria-label={add.label}
    aria-keyshortcuts={useKeyHint(screenKeys.add)}
  >
    <span className={styles.long}>{add.label}</span>
    <span className={styles.short}>{t('list.add')}</span>
  </Button>
);

/** What can be done with a whole list. */
export const ListActions = ({ kind, exported, add, writes }: Props) => (
  <>
    {kind && <ExportButton kind={kind} />}
    {exported && <ExportButton kind={exported} />}
    {kind && writes && <ImportLink kind={kind} />}
    {writes && <AddLink add={add} variant="filled" />}
  </>
);

/** A list with nothing in it yet: what belongs there, and the ways to begin. */
export const NothingYet = (props: Props & { icon: Icon; title: string; hint: string }) => (
  <EmptyState icon={props.icon} title={props.title} hint={props.hint}>
    {props.writes && (
      <Group gap="xs" mt="xs" justify="center">
        <AddLink add={props.add} variant="default" />
        {props.kind && <ImportLink kind={props.kind} />}
      </Group>
    )}
  </EmptyState>
);
