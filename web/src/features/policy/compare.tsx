import { Group, NativeSelect, Text } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import type { StoredContent } from '#shared/domain/policy/position-content.ts';
import { readContent } from '#shared/domain/policy/position-content.ts';
import { t } from '../../shared/text/index.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { Changes } from './changes.tsx';
import { useIssue, useVersions, type Version } from './data.ts';
import { paths } from './policy-paths.ts';
import { PositionText } from './position-text.tsx';

/** `/strategy/policy/:id/compare?from=1&to=3`: what one approved version changed of another. */
export function Compare() {
  const { id = '' } = useParams();
  const issue = useIssue(id);
  const name = issue.is === 'ready' ? issue.value?.name : undefined;
  return (
    <Page
      title={name ? `${t('policy.compare.title')}: ${name}` : t('policy.compare.title')}
      above={<BackLink list={paths.one(id)} name={name ?? t('policy.back')} />}
      width={800}
    >
      <LiveView of={useVersions(id)}>
        {(versions) =>
          versions.length === 0 ? (
            <Text c="var(--ink-soft)">{t('policy.versions.none')}</Text>
          ) : (
            <Compared versions={versions} />
          )
        }
      </LiveView>
    </Page>
  );
}

function Compared({ versions }: { versions: readonly Version[] }) {
  const [params, setParams] = useSearchParams();
  const numberOf = (key: string) => versions.find(({ number }) => String(number) === params.get(key));
  const to = numberOf('to') ?? versions[0];
  const from = numberOf('from') ?? versions.find(({ number }) => to && number < to.number);
  const options = versions.map(({ number, approved_at }) => ({
    value: String(number),
    label: `${t('policy.version', { version: number })}, ${showMomentDay(approved_at.toMillis())}`,
  }));
  const choose = (key: 'from' | 'to') => (value: string) =>
    setParams(
      { ...(from && { from: String(from.number) }), ...(to && { to: String(to.number) }), [key]: value },
      { replace: true },
    );
  if (!to) return null;
  return (
    <>
      {from && (
        <Group gap="md">
          <NativeSelect
            label={t('policy.compare.from')}
            data={options}
            value={String(from.number)}
            onChange={(event) => choose('from')(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('policy.compare.to')}
            data={options}
            value={String(to.number)}
            onChange={(event) => choose('to')(event.currentTarget.value)}
          />
        </Group>
      )}
      {from && from !== to ? <Changes before={from} after={to} /> : <Whole content={to} />}
    </>
  );
}

/** The first version has nothing before it: it is shown as it is. */
function Whole({ content }: { content: StoredContent }) {
  const read = readContent(content);
  return read && <PositionText content={read} />;
}
