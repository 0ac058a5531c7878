import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { additionIdPrefix } from '#shared/collections/voter-additions.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commit } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { emailField, nameField, phoneField } from '../../../shared/ui/form/form-fields.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { newEventId } from '../../../shared/voters/log/event.ts';
import { useWalk } from './walk-context.ts';
import type { WalkBuilding, WalkDoor } from './walk-model.ts';

type Props = {
  opened: boolean;
  building: WalkBuilding;
  door: WalkDoor;
  close: () => void;
  /** The new person's id. */
  added: (id: string) => void;
};
const empty = { name: '', phone: '', email: '', note: '' };
type Typed = typeof empty;
const noteMax = 500;

/** Somebody who was met and is not on the list. Kept on this device before the dialog closes. */
export function AddPerson({ opened, building, door, close, added }: Props) {
  const { turf } = useWalk();
  const [typed, setTyped] = useState<Typed>(empty);
  const [problems, setProblems] = useState<Partial<Record<keyof Typed, string>>>({});
  const leave = () => {
    setTyped(empty);
    setProblems({});
    close();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const [name, phone, email] = [
      nameField.safeParse(typed.name),
      phoneField.safeParse(typed.phone),
      emailField.safeParse(typed.email),
    ];
    if (!name.success || !phone.success || !email.success) {
      const why = (read: typeof name | typeof phone | typeof email) =>
        read.success ? {} : { why: read.error.issues[0]?.message ?? '' };
      const found = { name: why(name).why, phone: why(phone).why, email: why(email).why };
      return setProblems(
        Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)),
      );
    }
    const id = `${additionIdPrefix}${newEventId()}`;
    const orNull = (text: string, most: number) => text.trim().slice(0, most).trim() || null;
    const lineOrNull = (text: string, most: number) => orNull(cleanLine(text), most);
    try {
      const data = {
        name: name.data,
        phone: phone.data,
        email: email.data,
        note: orNull(typed.note, noteMax),
        turf_id: turf.id,
        beside: door.people.find(({ isNew }) => !isNew)?.id ?? null,
        house: lineOrNull(building.house, 20),
        street: lineOrNull(building.street, 120),
        unit: lineOrNull(door.unit, 40),
        city: lineOrNull(building.city, 120),
        zip: lineOrNull(building.zip, 12),
        state: 'new',
        matched_to: null,
      } as const;
      await commit({ operation: 'create', table: 'voter_additions', id, data });
      leave();
      added(id);
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error) || t('common.pleaseTryAgain'));
    }
  };
  const field = (name: keyof Typed) => ({
    label: t(`canvass.adding.${name}`),
    size: 'md',
    value: typed[name],
    error: problems[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <ChoiceDialog opened={opened} title={t('canvass.adding.title')} close={leave}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <Text c="var(--ink-soft)">{t('canvass.adding.hint')}</Text>
          <TextInput {...field('name')} autoComplete="off" required withAsterisk={false} data-autofocus />
          <TextInput
            {...field('phone')}
            type="tel"
            autoComplete="off"
            description={t('canvass.adding.optional')}
          />
          <TextInput
            {...field('email')}
            type="email"
            autoComplete="off"
            description={t('canvass.adding.optional')}
          />
          <Textarea {...field('note')} autosize minRows={2} maxLength={noteMax} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" size="md" onClick={leave}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" size="md">
              {t('canvass.adding.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ChoiceDialog>
  );
}
