import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Shape } from '#shared/collections/define.ts';
import type { Table } from '../data/journal/index.ts';
import { useLiveDocument } from '../data/live.ts';
import type { Read } from '../data/reading.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { RecordForm } from '../ui/form/record-form.tsx';
import { useRecordForm } from '../ui/form/use-record-form.ts';
import { useBackTo, useOrigin } from '../ui/list/place.ts';
import { NoPermission } from '../ui/no-permission.tsx';
import { Page } from '../ui/page.tsx';
import { BackLink } from '../ui/record/back-link.tsx';
import { useOpened } from '../ui/record/opened-record.ts';
import { RecordView } from '../ui/record/record-view.tsx';
import { commitWithToast } from '../ui/toasts.tsx';
import { type Area, fieldLabel, useWrites, writeTo } from './area.ts';
import { type FormField, hintOf } from './form-parts.tsx';
import { FormValues } from './form-values.ts';
import { saveChanges } from './save-changes.ts';

export { saveChanges } from './save-changes.ts';

type Fields = Readonly<Record<string, FormField>>;
type Values = Record<string, unknown>;
/** The fields of a form, for a record or a new one; `schema` where they depend on each other. */
export type AreaFields<T> = (record: T | null) => { fields: Fields; schema?: z.ZodMiniType<Values> };

type FormProps<N extends Table, S extends Shape> = {
  area: Area<N, S>;
  fields: AreaFields<Read<S>>;
  record: Read<S> | null;
  /** What a new record begins with. */
  known?: object | null | undefined;
  save: (data: Values) => Promise<void>;
  done: () => void;
  cancel: () => void;
  inDialog?: boolean;
  /** What follows the fields; it may read what is typed. */
  notice?: ReactNode;
};

/** The form of a record, from its fields. */
export function AreaForm<N extends Table, S extends Shape>(props: FormProps<N, S>) {
  const { area, record, known, save, done, cancel, inDialog = false, notice } = props;
  const described = props.fields(record);
  const parts = Object.entries(described.fields);
  const storedIn = (field: string): unknown => Reflect.get(record ?? known ?? {}, field);
  const { form, ...frame } = useRecordForm({
    schema:
      described.schema ?? z.object(Object.fromEntries(parts.map(([field, { schema }]) => [field, schema]))),
    initial: Object.fromEntries(parts.map(([field, { initial }]) => [field, initial(storedIn(field))])),
    save,
    done,
    cancel,
  });
  return (
    <RecordForm {...frame} inDialog={inDialog}>
      <FormValues value={form.values}>
        {parts.map(([field, part]) => (
          <Fragment key={field}>
            {part.input({
              label: part.label ? t(part.label) : fieldLabel(area.collection, field),
              ...hintOf(part),
              ...form.getInputProps(field),
              stored: record && storedIn(field),
            })}
          </Fragment>
        ))}
        {notice}
      </FormValues>
    </RecordForm>
  );
}

/** The way from a record or its form back to the list. */
export const BackToList = <N extends Table, S extends Shape>({
  area: { paths, texts },
}: {
  area: Area<N, S>;
}) => <BackLink list={paths.list} name={t(`${texts}.back`)} />;

type FormPageProps<N extends Table, S extends Shape> = {
  area: Area<N, S>;
  title?: string;
  children?: ReactNode;
};

/** The screen of a form, of a new record where no title says otherwise, for members who may write. */
export function FormPage<N extends Table, S extends Shape>({ area, title, children }: FormPageProps<N, S>) {
  const writes = useWrites(area.collection);
  return (
    <Page title={title ?? t(`${area.texts}.new`)} above={<BackToList area={area} />} width={800}>
      {writes ? children : <NoPermission />}
    </Page>
  );
}

type NewProps<N extends Table, S extends Shape> = Pick<
  FormProps<N, S>,
  'area' | 'fields' | 'known' | 'notice'
> & {
  /** Where the form was opened, and where it leads, if not from the list to the record. */
  from?: string;
  next?: (id: string) => string;
  /** Of what is there already under another name: its id. */
  id?: string;
  /** How a new record is written, if not by itself. Resolves with the id of a record that was there already instead. */
  create?: (id: string, data: Values) => Promise<string | undefined>;
};

/** The form of a new record. */
export function NewForm<N extends Table, S extends Shape>(props: NewProps<N, S>) {
  const { area, from, next, create, id: knownId, ...form } = props;
  const { collection, paths } = area;
  const navigate = useNavigate();
  const origin = useOrigin(from ?? paths.list);
  // Made once for this screen, so that nothing is stored twice.
  const [id] = useState(() => knownId ?? crypto.randomUUID());
  const written = useRef(id);
  return (
    <AreaForm
      area={area}
      record={null}
      save={async (data) => {
        if (create) written.current = (await create(id, data)) ?? id;
        else await commitWithToast(writeTo(collection, { operation: 'create', id, data }));
      }}
      done={() => navigate((next ?? paths.one)(written.current), { replace: true })}
      cancel={() => navigate(origin.to, { state: origin.state })}
      {...form}
    />
  );
}

type PageProps<N extends Table, S extends Shape> = Pick<FormProps<N, S>, 'area' | 'fields'> & {
  /** How changes of a record are written, if not by itself. */
  save?: (record: Read<S>, input: Values) => Promise<void>;
};

export const AreaNew = <N extends Table, S extends Shape>(props: PageProps<N, S>) => (
  <FormPage area={props.area}>
    <NewForm {...props} />
  </FormPage>
);

/** The form of one record, as the record was when it was opened. */
export function AreaEdit<N extends Table, S extends Shape>({ area, fields, save }: PageProps<N, S>) {
  const { id = '' } = useParams();
  const { collection, texts, paths, nameOf } = area;
  const back = useBackTo(paths.one(id));
  const writes = useWrites(collection);
  const opened = useOpened(useLiveDocument(collection, useMember().organization, id), id);
  const kind = t(`${texts}.one`);
  if (!writes) return <FormPage area={area} title={kind} />;
  return (
    <RecordView
      of={opened}
      kind={kind}
      title={(record) => t(`${texts}.edit`, { name: nameOf(record) })}
      above={<BackToList area={area} />}
    >
      {(record) => (
        <AreaForm
          key={id}
          area={area}
          fields={fields}
          record={record}
          save={(input) => save?.(record, input) ?? saveChanges(area, record, input)}
          done={back}
          cancel={back}
        />
      )}
    </RecordView>
  );
}
