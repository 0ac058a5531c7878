import '../text/form/en.ts';
import { Text } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { addPersonCall } from '#shared/api/people-api.ts';
import type { Shape } from '#shared/collections/define.ts';
import { type FacetKind, people } from '#shared/collections/people.ts';
import { contactOf } from '#shared/domain/people/settle-person.ts';
import type { Area } from '../area/area.ts';
import { AreaEdit, type AreaFields, FormPage, NewForm } from '../area/area-form.tsx';
import { useConnectivity } from '../data/connectivity.ts';
import { useLiveDocument } from '../data/live.ts';
import type { Read } from '../data/reading.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { LiveView } from '../ui/live-view.tsx';
import { useOpened } from '../ui/record/opened-record.ts';
import { toast } from '../ui/toasts.tsx';
import { cardArrival } from './card-arrival.ts';
import { ExistingNotice } from './existing-notice.tsx';
import { findExistingPerson } from './existing-person.ts';
import { addPerson, saveFacet } from './facet-changes.ts';

type Tables = 'donors' | 'volunteers';
type Props<N extends Tables, S extends Shape> = {
  kind: FacetKind;
  area: Area<N, S>;
  fields: AreaFields<Read<S>>;
  /** Where the form of a new one leads, if not to its page. */
  next?: (id: string) => string;
};

const contactFields = ['name', 'email', 'phone'];

/** What a form says, as the endpoint takes it. */
const newPerson = (id: string, kind: FacetKind, { name, email, phone, ...facet }: Record<string, unknown>) =>
  addPersonCall.request.parse({
    ...{ id, contact: { name, email, phone }, donor: null, volunteer: null },
    [kind]: facet,
  });

/** The form of a new donor or volunteer; with `?person=` of somebody who is there already, it asks for the facet alone. */
export function FacetNew<N extends Tables, S extends Shape>(props: Props<N, S>) {
  const [params] = useSearchParams();
  const person = params.get('person');
  const { kind, area, fields, next } = props;
  const { organization } = useMember();
  const form = { area, fields, ...(next && { next }) };
  /** Whoever is there already gets the facet, and stays one person. */
  const create = async (id: string, data: Record<string, unknown>) => {
    const typed = newPerson(id, kind, data);
    const { name, email, phone } = typed.contact;
    const found = await findExistingPerson(organization, {
      name,
      emails: email === null ? [] : [email],
      phones: phone === null ? [] : [phone],
    });
    await addPerson({ ...typed, id: found?.id ?? id }, kind);
    if (found) toast('info', t('form.existing', { name: found.name }), t('form.existingHint'));
    return found?.id;
  };
  // The form's address says by itself whose it is.
  const hrefOf = ({ id, facets }: { id: string; facets: readonly string[] }) =>
    facets.includes(kind) ? area.paths.one(id) : `${area.paths.new}?person=${id}`;
  return (
    <FormPage area={area}>
      {person ? (
        <OfPerson {...props} id={person} />
      ) : (
        <NewForm {...form} create={create} notice={<ExistingNotice hrefOf={hrefOf} />} />
      )}
    </FormPage>
  );
}

/** The person as they were when the form was opened. One read. */
function OfPerson<N extends Tables, S extends Shape>(props: Props<N, S> & { id: string }) {
  const { id, kind, area, fields, next } = props;
  const opened = useOpened(useLiveDocument(people, useMember().organization, id));
  const facetFields: AreaFields<Read<S>> = (record) => ({
    fields: Object.fromEntries(
      Object.entries(fields(record).fields).filter(([field]) => !contactFields.includes(field)),
    ),
  });
  return (
    <LiveView of={opened}>
      {(card) =>
        card && (
          <>
            <Text c="var(--ink-soft)">{t('form.asFacet', { name: card.name })}</Text>
            <NewForm
              area={area}
              fields={facetFields}
              id={card.id}
              create={async (personId, data) => {
                const { name, email, phone } = contactOf(card);
                await addPerson(newPerson(personId, kind, { ...data, name, email, phone }), kind);
                return personId;
              }}
              {...(next && { next })}
            />
          </>
        )
      }
    </LiveView>
  );
}

const isOnline = (): boolean => useConnectivity.getState().online;

/** The form of a donor or volunteer: the name and the main contacts are the card's, which is read too. */
export function FacetEdit<N extends Tables, S extends Shape>({
  area,
  fields,
}: Pick<Props<N, S>, 'area' | 'fields'>) {
  const { id = '' } = useParams();
  const opened = useOpened(useLiveDocument(people, useMember().organization, id), id);
  // The form may be sent before the card is there: it comes with a listener of its own, and of a new donor by a trigger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another form.
  const arrival = useMemo(() => cardArrival<Read<typeof people.schema>>(isOnline), [id]);
  useEffect(() => arrival.update(opened), [arrival, opened]);
  return (
    <AreaEdit
      area={area}
      fields={fields}
      save={(facet, input) => saveFacet(area, arrival.wait, facet, input)}
    />
  );
}
