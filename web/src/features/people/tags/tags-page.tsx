import '../../../shared/text/labels/en.ts';
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconTag, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { countTagsCall } from '#shared/api/tags-api.ts';
import { tags } from '#shared/collections/tags.ts';
import { tagKey } from '#shared/domain/people/tag-names.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder, withPrefix } from '../../../shared/data/queries.ts';
import { PeopleTabs } from '../../../shared/people/people-tabs.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { screenKeys, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { type Tag, type TagAction, TagDialog } from './tag-dialog.tsx';
import styles from './tags.module.css';

/** Tags that are read at a time; a search finds the others. */
const shownMax = 50;

/** Counts people by tag, once for each tag and each change of one. */
function useCounts(shown: readonly Tag[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const key = JSON.stringify(shown.map(({ name, updated_at }) => [name, updated_at.toMillis()]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the tags.
  useEffect(() => {
    const names = shown.map(({ name }) => name);
    if (names.length === 0) return;
    let isCurrent = true;
    callEndpoint(countTagsCall, { names }).then(
      (answer) => isCurrent && setCounts(new Map(names.map((name, at) => [name, answer.counts[at] ?? 0]))),
      // Without a connection the list is shown without counts.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return counts;
}

/** `/people/tags`: the campaign's one list of tags. */
export default function TagsPage() {
  const { organization, can } = useMember();
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<TagAction | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const key = tagKey(typed);
  const path = tags.path(organization);
  const live = useLiveQuery(tags, `${path} ${key}`, () =>
    key === ''
      ? firstOf(inOrder({ path, conditions: [] }, { field: 'name_key', direction: 'asc' }), shownMax)
      : withPrefix({ path, conditions: [] }, 'name_key', key, shownMax),
  );
  const writes = can('people.write');
  const counts = useCounts(live.is === 'ready' ? live.value : []);
  useShortcuts({
    [screenKeys.search]: () => search.current?.focus(),
    ...(writes && { [screenKeys.add]: () => setAction({ is: 'new' }) }),
  });
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAction({ is: 'new' })}>
      {t('people.tags.new')}
    </Button>
  );
  return (
    <Page title={t('people.tags.title')} width={800} actions={writes && add}>
      <PeopleTabs />
      <TextInput
        ref={search}
        type="search"
        aria-label={t('people.tags.search')}
        placeholder={t('people.tags.search')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <StaleNote of={live} />
      <LiveView of={live}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              icon={IconTag}
              title={t(key === '' ? 'people.tags.empty' : 'list.nothing.title')}
              hint={t('people.tags.emptyHint')}
            />
          ) : (
            <ul className={styles.tags}>
              {found.map((tag) => (
                <TagRow
                  key={tag.id}
                  tag={tag}
                  count={counts.get(tag.name) ?? null}
                  act={writes ? setAction : null}
                />
              ))}
            </ul>
          )
        }
      </LiveView>
      {live.is === 'ready' && live.value.length >= shownMax && (
        <p className={styles.note}>{t('people.tags.capped', { count: shownMax })}</p>
      )}
      {action && <TagDialog action={action} close={() => setAction(null)} />}
    </Page>
  );
}

type RowProps = { tag: Tag; count: number | null; act: ((action: TagAction) => void) | null };

const TagRow = ({ tag, count, act }: RowProps) => (
  <li className={styles.tag}>
    <span className={styles.dot} data-color={tag.color} aria-hidden />
    <div className={styles.about}>
      <Link to={`/people?tag=${encodeURIComponent(tag.name)}`}>{tag.name}</Link>
      {tag.description !== null && <p>{tag.description}</p>}
    </div>
    <span className={styles.count}>
      {count !== null && t('people.count', { count, shown: String(count) })}
    </span>
    {act && (
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('people.tags.edit', { name: tag.name })}
          onClick={() => act({ is: 'edit', tag })}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('people.tags.delete', { name: tag.name })}
          onClick={() => act({ is: 'delete', tag })}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    )}
  </li>
);
