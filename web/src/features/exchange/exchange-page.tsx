import '../../shared/text/exchange/en.ts';
import '../../shared/text/voter-codes/en.ts';
import { Checkbox, Group, Input, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ExchangePeriod } from '#shared/api/exchange-api.ts';
import { exchangeMappings } from '#shared/collections/exchange-mappings.ts';
import { addDays } from '#shared/domain/days.ts';
import { storedMapping } from '#shared/domain/exchange/code-mapping.ts';
import {
  itemKinds,
  type UploadSystem,
  uploadLayouts,
  uploadSystems,
} from '#shared/domain/exchange/upload-systems.ts';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import { useLiveDocument } from '../../shared/data/live.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/area-tabs.tsx';
import { useDates } from '../../shared/ui/dates.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { useLeaving } from '../../shared/ui/form/leaving.ts';
import { LeavingDialog } from '../../shared/ui/form/leaving-dialog.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { type CodeEdits, hasEdits, noEdits } from './code-edits.ts';
import styles from './exchange.module.css';
import { ExchangeFile } from './exchange-file.tsx';

/** `/field-ops/exchange`: contacts of some days as a file for another system, by the codes that the campaign remembers. */
export default function ExchangePage() {
  // Finance takes data out and reads no voters.
  return useMember().can('voters.read') ? <Exchange /> : <NoPermission />;
}

function Exchange() {
  const { organization } = useMember();
  const online = useConnectivity((state) => state.online);
  const today = localDay(new Date());
  const [period, setPeriod] = useState<ExchangePeriod>({
    ...{ system: 'van', from: addDays(today, -6), to: today },
    zone: useDates.getState().timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    kinds: [...itemKinds],
  });
  const { system } = period;
  const [edits, setEdits] = useState<Partial<Record<UploadSystem, CodeEdits>>>({});
  const leaving = useLeaving(() => Object.values(edits).some(hasEdits));
  const live = useLiveDocument(exchangeMappings, organization, system);
  return (
    <Page title={t('exchange.title')} hint={t('exchange.hint')}>
      <AreaTabs />
      <StaleNote of={live} />
      {!online && <Text role="status">{t('exchange.offline')}</Text>}
      <div className={styles.tools}>
        <Input.Wrapper label={t('exchange.system')} labelElement="div">
          <SegmentedControl
            className={styles.system ?? ''}
            aria-label={t('exchange.system')}
            value={system}
            onChange={(value) =>
              setPeriod({ ...period, system: uploadSystems.find((one) => one === value) ?? 'van' })
            }
            data={uploadSystems.map((value) => ({ value, label: uploadLayouts[value].name }))}
          />
        </Input.Wrapper>
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            required
            label={t(`exchange.${end}`)}
            max="9999-12-31"
            value={period[end]}
            onChange={({ currentTarget }) => setPeriod({ ...period, [end]: currentTarget.value })}
          />
        ))}
        <Checkbox.Group
          label={t('exchange.kinds.label')}
          value={period.kinds}
          onChange={(ticked) =>
            setPeriod({ ...period, kinds: itemKinds.filter((kind) => ticked.includes(kind)) })
          }
        >
          <Group gap="md" mt={4}>
            {itemKinds.map((kind) => (
              <Checkbox key={kind} value={kind} label={t(`exchange.kinds.${kind}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      </div>
      <LiveView of={live}>
        {(stored) => (
          <ExchangeFile
            // Another question has another answer.
            key={JSON.stringify(period)}
            period={period}
            mapping={storedMapping(system, stored?.body ?? null)}
            revision={stored?.revision ?? 0}
            edits={edits[system] ?? noEdits}
            setEdits={(next) => setEdits((all) => ({ ...all, [system]: next }))}
          />
        )}
      </LiveView>
      <LeavingDialog leaving={leaving} />
    </Page>
  );
}
