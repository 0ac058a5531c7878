import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { hasCapability } from '#shared/access.ts';
import { fieldRegionsCall } from '#shared/api/regions-api.ts';
import { stagingPlacesMax } from '#shared/collections/field-regions.ts';
import type { Region } from '#shared/domain/regions/region-of.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import type { Colleague } from '../../../shared/data/use-members.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import styles from '../organizing.module.css';
import { newPlace, readRegion, type TypedPlace, typedRegion } from './region-form.ts';

type Props = {
  /** Null: a new one. */
  region: Region | null;
  members: readonly Colleague[];
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

/** A region is added or changed: who runs it, which ZIP codes it has, and where people gather. */
export function RegionDialog({ region, members, ...dialog }: Props) {
  const [typed, setTyped] = useState(() => typedRegion(region));
  const set = (what: Partial<typeof typed>) => setTyped({ ...typed, ...what });
  const setPlace = (id: string, what: Partial<TypedPlace>) =>
    set({ places: typed.places.map((one) => (one.id === id ? { ...one, ...what } : one)) });
  const act = async () => {
    await callEndpoint(fieldRegionsCall, { is: 'save', region: readRegion(typed) });
    return true;
  };
  const organizers = members.filter((one) => hasCapability(one, 'voters.read'));
  return (
    <ActDialog
      {...dialog}
      title={t(region ? 'organizing.regions.edit' : 'organizing.regions.add')}
      submit={t('common.save')}
      act={act}
    >
      <TextInput
        label={t('organizing.regions.fields.name')}
        required
        data-autofocus
        maxLength={60}
        autoComplete="off"
        value={typed.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <NativeSelect
        label={t('organizing.regions.fields.organizer')}
        data={[
          { value: '', label: t('organizing.regions.nobody') },
          ...organizers.map(({ id, full_name }) => ({ value: id, label: full_name })),
        ]}
        value={typed.organizer}
        onChange={({ currentTarget }) => set({ organizer: currentTarget.value })}
      />
      <TextInput
        label={t('organizing.regions.fields.weekly')}
        inputMode="numeric"
        autoComplete="off"
        value={typed.weekly}
        onChange={({ currentTarget }) => set({ weekly: currentTarget.value })}
      />
      <Textarea
        label={t('organizing.regions.fields.zips')}
        description={t('organizing.regions.fields.zipsHint')}
        autosize
        minRows={1}
        autoComplete="off"
        value={typed.zips}
        onChange={({ currentTarget }) => set({ zips: currentTarget.value })}
      />
      {typed.places.map((place) => (
        <PlaceFields
          key={place.id}
          place={place}
          set={(what) => setPlace(place.id, what)}
          remove={() => set({ places: typed.places.filter(({ id }) => id !== place.id) })}
        />
      ))}
      {typed.places.length < stagingPlacesMax && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set({ places: [...typed.places, newPlace()] })}
        >
          {t('organizing.regions.addPlace')}
        </Button>
      )}
    </ActDialog>
  );
}

type PlaceProps = { place: TypedPlace; set: (what: Partial<TypedPlace>) => void; remove: () => void };

function PlaceFields({ place, set, remove }: PlaceProps) {
  const field = (name: 'name' | 'address' | 'time' | 'note') => ({
    label: t(`organizing.regions.place.${name}`),
    autoComplete: 'off',
    value: place[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [name]: currentTarget.value }),
  });
  const name = place.name || t('organizing.regions.place.one');
  return (
    <fieldset className={styles.place}>
      <legend>{name}</legend>
      <TextInput maxLength={60} {...field('name')} />
      <TextInput type="time" {...field('time')} />
      <ActionIcon
        variant="subtle"
        c="var(--ink-soft)"
        size={36}
        mt={24}
        aria-label={t('organizing.regions.place.remove', { name })}
        onClick={remove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <TextInput className={styles.whole ?? ''} maxLength={160} {...field('address')} />
      <TextInput className={styles.whole ?? ''} maxLength={300} {...field('note')} />
    </fieldset>
  );
}
