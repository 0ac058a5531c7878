import { ActionIcon, Button, NativeSelect, Group as Row, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { saveAffiliationCall } from '#shared/api/limits-api.ts';
import { affiliationNameMax } from '#shared/collections/affiliations.ts';
import { affiliatesMax } from '#shared/domain/money/affiliation.ts';
import { CallError, messageFor } from '../../data/error-messages.ts';
import { commitCall } from '../../data/journal/index.ts';
import { t } from '../../text/index.ts';
import { ActDialog } from '../../ui/dialog/act-dialog.tsx';
import { NamePicker } from '../../ui/form/name-picker.tsx';
import { toast } from '../../ui/toasts.tsx';
import { type GiftDonor, useDonorsNamed } from '../donors-named.ts';
import { type Group, useAffiliations } from './affiliation-data.ts';
import styles from './meter.module.css';

type Named = Pick<GiftDonor, 'id' | 'name'>;
type Line = { key: number; donor: Named | null };
type Props = { donor: Named; group: Group | null; close: () => void };

/** Which committees share a donor's limit: those of a group that is there, or of a new one. */
export default function AffiliationDialog({ donor, group, close }: Props) {
  const groups = useAffiliations(group === null);
  const [fresh] = useState(() => crypto.randomUUID());
  const [id, setId] = useState(group?.id ?? fresh);
  const [name, setName] = useState(group?.name ?? '');
  const next = useRef(0);
  const keyed = (some: readonly (Named | null)[]): Line[] =>
    some.map((one) => {
      next.current += 1;
      return { key: next.current, donor: one };
    });
  const membersOf = ({ members }: Group): Named[] =>
    members.map(({ donor_id, name: called }) => ({ id: donor_id, name: called }));
  const [lines, setLines] = useState<readonly Line[]>(() =>
    keyed(group ? membersOf(group) : [{ id: donor.id, name: donor.name }, null]),
  );
  const there = groups.is === 'ready' ? groups.value : [];

  const choose = (chosen: string) => {
    setId(chosen);
    const known = there.find((one) => one.id === chosen);
    setName(known?.name ?? '');
    const self = { id: donor.id, name: donor.name };
    setLines(keyed(known ? [...membersOf(known), self] : [self, null]));
  };
  const act = async (): Promise<boolean> => {
    const donorIds = lines.flatMap((line) => line.donor?.id ?? []);
    if (name.trim() === '') throw new CallError('invalid-argument', t('affiliations.nameIt'));
    if (donorIds.length === 1) throw new CallError('invalid-argument', t('affiliations.two'));
    const { synced } = await commitCall(
      saveAffiliationCall,
      { id, name: name.trim(), donorIds },
      { entity: { table: 'donors', id: donor.id } },
    );
    synced.then(
      () => toast('success', t('affiliations.saved')),
      (error: unknown) => toast('error', t('affiliations.title'), messageFor(error)),
    );
    return true;
  };

  return (
    <ActDialog
      opened
      title={t('affiliations.title')}
      submit={t('common.save')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text size="sm" c="var(--ink-soft)">
        {t('affiliations.hint')}
      </Text>
      {there.length > 0 && (
        <NativeSelect
          label={t('affiliations.join')}
          data={[
            { value: fresh, label: t('affiliations.newGroup') },
            ...there.map((one) => ({ value: one.id, label: one.name })),
          ]}
          value={id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <TextInput
        label={t('affiliations.name')}
        placeholder={t('affiliations.namePlaceholder')}
        maxLength={affiliationNameMax}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {lines.map((line, at) => (
        <div key={line.key} className={styles.member}>
          <NamePicker
            label={t('affiliations.member', { number: at + 1 })}
            placeholder={t('fundraising.donations.findDonor')}
            emptyLabel={t('fundraising.donations.noDonor')}
            value={line.donor}
            onChange={(chosen) =>
              setLines((before) =>
                before.map((one) =>
                  one.key === line.key
                    ? { ...one, donor: chosen && { id: chosen.id, name: chosen.name } }
                    : one,
                ),
              )
            }
            useNamed={useDonorsNamed}
          />
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('affiliations.remove', { number: at + 1 })}
            onClick={() => setLines((before) => before.filter(({ key }) => key !== line.key))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {lines.length < affiliatesMax && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setLines((before) => [...before, ...keyed([null])])}
          >
            {t('affiliations.more')}
          </Button>
        </Row>
      )}
    </ActDialog>
  );
}
