import { Stack, Text, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Shape } from '#shared/collections/define.ts';
import type { Table } from '../data/journal/index.ts';
import { useLiveDocument } from '../data/live.ts';
import type { Read } from '../data/reading.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { DeleteButton } from '../ui/record/delete-button.tsx';
import { EditLink } from '../ui/record/edit-link.tsx';
import { type Fact, Facts, Figures } from '../ui/record/facts.tsx';
import { ImportMarks } from '../ui/record/import-marks.tsx';
import { RecordView } from '../ui/record/record-view.tsx';
import { Stamps } from '../ui/record/stamps.tsx';
import { type Area, fieldLabel, useWrites } from './area.ts';
import { BackToList } from './area-form.tsx';

/** Facts about stored fields, in the order named; without those that are left empty. */
export const factsOf = <N extends Table, S extends Shape>(
  { collection }: Pick<Area<N, S>, 'collection'>,
  values: { [F in keyof Read<S> & string]?: ReactNode },
): Fact[] =>
  Object.entries(values).flatMap(([field, value]) =>
    value === null || value === undefined ? [] : [{ label: fieldLabel(collection, field), value }],
  );

type DetailProps<N extends Table, S extends Shape> = {
  area: Area<N, S>;
  /** Beside the link to the form. */
  actions?: (record: Read<S>) => ReactNode;
  children: (record: Read<S>) => ReactNode;
};

/** One record. One read. */
export function AreaDetail<N extends Table, S extends Shape>({ area, actions, children }: DetailProps<N, S>) {
  const { id = '' } = useParams();
  const { collection, texts, paths, nameOf, viewed } = area;
  const writes = useWrites(collection);
  return (
    <RecordView
      of={useLiveDocument(collection, useMember().organization, id)}
      kind={t(`${texts}.one`)}
      title={nameOf}
      above={<BackToList area={area} />}
      {...(viewed && { viewed: { type: viewed, id } })}
      actions={(record) => (
        <>
          {writes && <EditLink to={paths.edit(id)} />}
          {actions?.(record)}
        </>
      )}
    >
      {children}
    </RecordView>
  );
}

type StampProps = ComponentProps<typeof Stamps>;
type MarkProps = ComponentProps<typeof ImportMarks>;
/** What every record has that a member writes. */
type Stamped = StampProps['record'] & MarkProps['record'];

type SectionsProps<N extends Table, S extends Shape> = {
  area: Area<N, S>;
  record: Read<S> & Stamped;
  /** Over the figures. */
  badge?: ReactNode;
  figures?: readonly Fact[];
  facts: readonly Fact[];
  /** Why the record has to stay, in words. */
  blockedReason?: string | null;
  /** Shown instead of the deletion, where records of the area are never deleted. */
  staysBecause?: string;
  /** Sections of the area's own. */
  children?: ReactNode;
};

/** What a record's page shows below its title, and the deletion, which can be undone. */
export function Sections<N extends Table, S extends Shape>(props: SectionsProps<N, S>) {
  const { area, record, figures, blockedReason = null, staysBecause } = props;
  const { collection, nameOf, paths } = area;
  const writes = useWrites(collection);
  return (
    <Stack gap="xl">
      {props.badge}
      {figures && <Figures facts={figures} />}
      {figures ? (
        <section>
          <Title order={2} size="h4" mb="xs">
            {t('list.details')}
          </Title>
          <Facts facts={props.facts} />
        </section>
      ) : (
        <Facts facts={props.facts} />
      )}
      {props.children}
      <ImportMarks record={record} />
      <Stamps record={record} />
      {writes && staysBecause !== undefined && (
        <Text size="sm" c="var(--ink-soft)" maw={480}>
          {staysBecause}
        </Text>
      )}
      {writes && staysBecause === undefined && (
        <DeleteButton
          operation={{ operation: 'delete', table: collection.name, id: record.id }}
          name={nameOf(record)}
          list={paths.list}
          blockedReason={blockedReason}
        />
      )}
    </Stack>
  );
}
