import { Button, Group, Text, Title } from '@mantine/core';
import { IconCode, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { eventPageCall } from '#shared/api/event-pages-api.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { language } from '../../../shared/text/language.ts';
import { CopyButton, embedCode } from '../../../shared/ui/copy-button.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import type { CampaignEvent } from '../event-area.ts';

/** Where the public finds an event: its address, and the code for the campaign's own site. */
export function PublicPage({ event }: { event: CampaignEvent }) {
  const { organization } = useMember();
  const isShown = event.state === 'published' && event.visibility !== 'private';
  // Another visibility is another address.
  const key = isShown && !isDemo ? `event-page/${organization}/${event.id}/${event.visibility}` : null;
  const { live } = useEndpoint(eventPageCall, { id: event.id, language }, key);
  if (!isShown) return null;
  return (
    <section>
      <Title order={2} size="h4">
        {t('events.public.title')}
      </Title>
      <Text c="var(--ink-soft)">
        {t(event.visibility === 'public' ? 'events.public.hint' : 'events.public.linkHint')}
      </Text>
      {isDemo ? (
        <Text size="sm">{t('demo.needsAccount')}</Text>
      ) : (
        <LiveView of={live} part>
          {({ page, embed }) => (
            <>
              <Text style={{ overflowWrap: 'anywhere' }}>{page}</Text>
              <Group gap="sm" mt="xs">
                <Button
                  component="a"
                  href={page}
                  target="_blank"
                  rel="noreferrer"
                  variant="default"
                  leftSection={<IconExternalLink size={16} aria-hidden />}
                >
                  {t('events.public.open')}
                </Button>
                <CopyButton
                  text={page}
                  icon={<IconCopy size={16} aria-hidden />}
                  label={t('publicLinks.copy')}
                />
                <CopyButton
                  text={embedCode(embed, event.title)}
                  icon={<IconCode size={16} aria-hidden />}
                  label={t('publicLinks.copyCode')}
                />
              </Group>
            </>
          )}
        </LiveView>
      )}
    </section>
  );
}
