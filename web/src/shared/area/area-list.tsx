import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ExportKind } from '#shared/api/exports-api.ts';
import type { Access, Collection, List, Shape } from '#shared/collections/define.ts';
import { importKinds } from '#shared/domain/import/import-kinds.ts';
import { importFilter, isFlagged } from '../data/import-filter.ts';
import type { Table } from '../data/journal/index.ts';
import type { Condition, Order } from '../data/queries.ts';
import type { Read } from '../data/reading.ts';
import { type Rollup, useTotals } from '../data/totals.ts';
import { type Records, useRecords } from '../data/use-records.ts';
import type { Icon } from '../feature.ts';
import { useMember } from '../session/session-store.ts';
import { type MessageKey, t } from '../text/index.ts';
import { keyAt, textAt } from '../text/text-at.ts';
import { Choice } from '../ui/list/choice.tsx';
import { ImportedFilter } from '../ui/list/imported-filter.tsx';
import { ListActions, NothingYet } from '../ui/list/list-actions.tsx';
import type { Column } from '../ui/list/list-columns.ts';
import { RecordList } from '../ui/list/record-list.tsx';
import { screenKeys, useShortcuts } from '../ui/list/shortcuts.ts';
import { type ListControls, type ListSpec, useListState } from '../ui/list/url.ts';
import { Page } from '../ui/page.tsx';
import { type Area, choicesOf, fieldLabel, showStored, useWrites } from './area.ts';

type Names<T> = keyof T & string;
type FieldColumn<S extends Shape, Sort extends string> = Partial<
  Omit<Column<Read<S>>, 'key' | 'sort' | 'width'>
> & {
  field: Names<Read<S>>;
  width: string;
  /** The order that the header asks for, by its name in the definition. */
  sort?: Sort;
};

/** The columns of stored fields: header and cell follow from the field where the screen names none. */
export const areaColumns = <N extends Table, S extends Shape, L extends List<Names<Read<S>>>>(
  { collection }: Area<N, S, L>,
  columns: readonly FieldColumn<S, Names<L['sorts']>>[],
): readonly Column<Read<S>>[] =>
  columns.map(({ field, sort, ...column }) => {
    const order = sort && collection.list.sorts[sort];
    const direction = order?.[1] === 'desc' ? 'descending' : 'ascending';
    return {
      key: field,
      header: keyAt(`fields.${collection.name}.${field}`) ?? 'common.none',
      cell: (record) => showStored(collection, field, record[field]),
      ...column,
      ...(sort && { sort: { by: sort, direction } }),
    };
  });

type Listing<T> = {
  controls: ListControls<string, string>;
  records: Records<T>;
  /** The filter in use that stands alone. */
  alone: string | null;
};

/** What the address asks of a list, and the records that answer it, as the definition's `list` has sorts, filters and search. */
export function useAreaList<N extends Table, S extends Shape, L extends List<Names<Read<S>>>>({
  collection,
}: Area<N, S, L>): Listing<Read<S>> {
  const { sorts, filters = {}, search = [] }: List<Names<Read<S>>> = collection.list;
  const spec = useMemo(() => specOf(collection), [collection]);
  const controls = useListState(spec);
  const chosen = Object.keys(filters).filter((name) => controls.filters[name] !== undefined);
  const alone = chosen.find((name) => filters[name]?.[2] === 'alone') ?? null;
  const conditions = (alone === null ? chosen : [alone]).flatMap((name): Condition[] => {
    const [field, kind] = filters[name] ?? [];
    const value = controls.filters[name];
    if (field === undefined || value === undefined) return [];
    if (field === isFlagged.field) return [isFlagged];
    return [{ field, is: kind === 'contains' ? 'array-contains' : '==', value }];
  });
  const [field, direction] = sorts[alone === null ? controls.sort : spec.sorts[0]] ?? ['id', 'asc'];
  const order: Order = { field, direction };
  const records = useRecords({
    collection,
    organization: useMember().organization,
    conditions,
    order,
    search: alone === null ? controls.search : '',
    keys: search,
  });
  return { controls, records, alone };
}

function specOf(collection: Collection<Table, Shape, Access, List>): ListSpec<string, string> {
  const { sorts, filters = {} } = collection.list;
  const [first = '', ...others] = Object.keys(sorts);
  const valuesOf = (field: string) =>
    field === isFlagged.field ? importFilter : choicesOf(collection, field)?.map(({ value }) => value);
  const entries = Object.entries(filters).map(([name, [field]]) => [name, valuesOf(field) ?? 'any'] as const);
  return { sorts: [first, ...others], filters: Object.fromEntries(entries) };
}

type Props<N extends Table, S extends Shape, L extends List<Names<Read<S>>>> = {
  area: Area<N, S, L>;
  list: Listing<Read<S>>;
  columns: readonly Column<Read<S>>[];
  icon: Icon;
  /** Where the screen is called something else than the list. */
  title?: string;
  /** Over the list, such as tabs. */
  above?: ReactNode;
  /** How many records there are without filters, where the totals count them. */
  total?: (totals: Rollup) => number | null;
  /** What each filter with choices is called while none is chosen. */
  any?: { [F in Names<L['filters']>]?: MessageKey };
  /** Instead of the filters of the definition. */
  filters?: ReactNode;
  /** What is exported of a list that takes no import. */
  exported?: ExportKind;
  /** Where a new record is written, if not where the area has it. */
  addTo?: string;
  /** Instead of "nothing matches", where there is nothing to clear. */
  nothing?: ReactNode;
};

/** The list page of an area. */
export function AreaList<N extends Table, S extends Shape, L extends List<Names<Read<S>>>>(
  props: Props<N, S, L>,
) {
  const { area, list, total, addTo = area.paths.new } = props;
  const { collection, texts, paths } = area;
  const { controls, records, alone } = list;
  const navigate = useNavigate();
  // A search has two queries of its own, and four listeners are the most that a screen has.
  const totals = useTotals(controls.search !== '' || total === undefined);
  const kind = importKinds.find((one) => one === collection.name) ?? null;
  const writes = useWrites(collection);
  const { exported } = props;
  const actions = {
    kind,
    ...(exported && { exported }),
    add: { to: addTo, label: t(`${texts}.add`) },
    writes,
  };
  useShortcuts(writes ? { [screenKeys.add]: () => navigate(addTo) } : {});
  const label = t(`${texts}.back`);
  const sorts = Object.keys(collection.list.sorts);
  return (
    <Page title={props.title ?? label} actions={<ListActions {...actions} />}>
      {props.above}
      <RecordList
        label={label}
        records={records}
        columns={props.columns}
        hrefOf={({ id }) => paths.one(id)}
        controls={controls}
        sorts={sorts.map((value) => ({ value, label: textAt(`${texts}.sort.${value}`) ?? value }))}
        filters={props.filters ?? <Filters {...props} />}
        fixed={alone !== null}
        total={(totals && total?.(totals)) ?? null}
        count={(count, shown) => t(`${texts}.count`, { count, shown })}
        nothing={props.nothing}
        empty={
          <NothingYet
            {...actions}
            icon={props.icon}
            title={t(`${texts}.empty.title`)}
            hint={t(`${texts}.empty.hint`)}
          />
        }
      />
    </Page>
  );
}

type FilterProps = {
  area: { collection: Collection<Table, Shape, Access, List> };
  list: Pick<Listing<unknown>, 'controls' | 'alone'>;
  any?: Readonly<Record<string, MessageKey | undefined>>;
};

/** A choice for each filter of the definition that has choices; only one that stands alone is shown with itself. */
export function Filters({ area: { collection }, list: { controls, alone }, any = {} }: FilterProps) {
  return Object.entries(collection.list.filters ?? {}).map(([name, [field]]) => {
    const change = {
      value: controls.filters[name] ?? '',
      onChange: (value: string) => controls.setFilter(name, value),
    };
    if (alone !== null && alone !== name) return null;
    if (field === isFlagged.field) return <ImportedFilter key={name} {...change} />;
    const options = choicesOf(collection, field);
    const none = any[name];
    return (
      options && (
        <Choice
          key={name}
          label={fieldLabel(collection, field)}
          any={none ? t(none) : ''}
          options={options}
          {...change}
        />
      )
    );
  });
}
