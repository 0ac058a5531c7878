import { Anchor, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { saveAppealCall } from '#shared/api/giving-api.ts';
import { appealCodesMax, appealNameMax, appealPackagesMax } from '#shared/collections/appeals.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { appealsPath } from '../../shared/fundraising/fundraising-areas.ts';
import type { StoredAppeal } from '../../shared/fundraising/giving-data.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { toast } from '../../shared/ui/toasts.tsx';
import { contentOf } from './appeal-form.ts';
import { countCodes } from './format-result.ts';

type Props = {
  code: string;
  appeals: readonly StoredAppeal[];
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

const fresh = 'new';

/** Puts a code that gifts carry into a package of an appeal. */
export function AddCodeDialog({ code, appeals, ...dialog }: Props) {
  const choices = appeals.filter((one) => !one.archived && countCodes(one) < appealCodesMax);
  const [appealId, setAppeal] = useState(choices[0]?.id ?? '');
  const appeal = choices.find(({ id }) => id === appealId);
  const [packageId, setPackage] = useState(appeal?.packages[0]?.id ?? fresh);
  const [name, setName] = useState('');
  const choose = (id: string) => {
    setAppeal(id);
    setPackage(choices.find((one) => one.id === id)?.packages[0]?.id ?? fresh);
  };
  const act = async () => {
    if (!appeal) throw new CallError('invalid-argument', t('appeals.unknown.noAppeal'));
    const added = { code, name: '', quantity: 0, cost: 0 };
    const clean = cleanLine(name);
    if (packageId === fresh && clean === '')
      throw new CallError('invalid-argument', t('appeals.form.packageMissing'));
    const packages =
      packageId === fresh
        ? [...appeal.packages, { id: crypto.randomUUID(), name: clean, codes: [added] }]
        : appeal.packages.map((one) =>
            one.id === packageId ? { ...one, codes: [...one.codes, added] } : one,
          );
    await callEndpoint(saveAppealCall, { ...contentOf(appeal), packages });
    toast('success', t('appeals.unknown.added', { name: appeal.name }), code);
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('appeals.unknown.dialog', { code })}
      submit={t('common.save')}
      loading={!appeal}
      act={act}
    >
      {appeal ? (
        <>
          <NativeSelect
            label={t('appeals.unknown.appeal')}
            data={choices.map((one) => ({ value: one.id, label: one.name }))}
            value={appealId}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <NativeSelect
            label={t('appeals.unknown.package')}
            data={[
              ...appeal.packages.map((one) => ({ value: one.id, label: one.name })),
              ...(appeal.packages.length < appealPackagesMax
                ? [{ value: fresh, label: t('appeals.unknown.newPackage') }]
                : []),
            ]}
            value={packageId}
            onChange={({ currentTarget }) => setPackage(currentTarget.value)}
          />
          {packageId === fresh && (
            <TextInput
              label={t('appeals.unknown.packageName')}
              autoComplete="off"
              required
              maxLength={appealNameMax}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </>
      ) : (
        <Text>{t('appeals.unknown.noAppeal')}</Text>
      )}
      <Anchor component={Link} to={`${appealsPath}/new?code=${encodeURIComponent(code)}`}>
        {t('appeals.unknown.newAppeal')}
      </Anchor>
    </ActDialog>
  );
}
