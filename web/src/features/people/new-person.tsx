import '../../shared/text/form/en.ts';
import { people } from '#shared/collections/people.ts';
import { filledCard } from '#shared/domain/people/fill-card.ts';
import { writeTo } from '../../shared/area/area.ts';
import { FormPage, NewForm } from '../../shared/area/area-form.tsx';
import { ExistingNotice } from '../../shared/people/existing-notice.tsx';
import { findExistingPerson } from '../../shared/people/existing-person.ts';
import { addCard } from '../../shared/people/facet-changes.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { seenIn } from '../../shared/ui/form/form-changes.ts';
import { commitWithToast, toast } from '../../shared/ui/toasts.tsx';
import { area } from './person-area.ts';
import { fields } from './person-fields.tsx';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The form of a new person. Somebody who is there already is extended, and the form says so. */
export function NewPerson() {
  const { organization } = useMember();
  const create = async (id: string, data: Record<string, unknown>) => {
    const [emails, phones] = [textsIn(data.emails), textsIn(data.phones)];
    const found = await findExistingPerson(organization, { name: String(data.name), emails, phones });
    if (!found) {
      await addCard(id, data);
      return id;
    }
    const changes = filledCard(found, data);
    if (Object.keys(changes).length > 0) {
      const base = seenIn<Record<string, unknown>>({ ...found }, changes);
      await commitWithToast(writeTo(people, { operation: 'update', id: found.id, data: changes, base }));
    }
    toast('info', t('form.existing', { name: found.name }), t('form.existingHint'));
    return found.id;
  };
  return (
    <FormPage area={area}>
      <NewForm
        area={area}
        fields={fields}
        create={create}
        notice={<ExistingNotice hrefOf={({ id }) => area.paths.one(id)} />}
      />
    </FormPage>
  );
}
