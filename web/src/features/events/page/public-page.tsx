import { Button, Group, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCode, IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { eventPageCall } from '#shared/api/event-pages-api.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { language } from '../../../shared/text/language.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import type { CampaignEvent } from '../event-area.ts';

/** What a site pastes to show the event with its form. The title names the frame for a screen reader. */
function embedCode(address: string, title: string): string {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address, title, width: '100%', height: '1100', loading: 'lazy' });
  frame.style.border = '0';
  return frame.outerHTML;
}

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
                <Copy text={page} icon={<IconCopy size={16} aria-hidden />} label={t('events.public.copy')} />
                <Copy
                  text={embedCode(embed, event.title)}
                  icon={<IconCode size={16} aria-hidden />}
                  label={t('events.public.copyCode')}
                />
              </Group>
            </>
          )}
        </LiveView>
      )}
    </section>
  );
}

function Copy({ text, label, icon }: { text: string; label: string; icon: ReactNode }) {
  const { copied, copy, error } = useClipboard({ timeout: 3_000 });
  return (
    <>
      <Button
        variant="default"
        leftSection={copied ? <IconCheck size={16} aria-hidden /> : icon}
        onClick={() => copy(text)}
      >
        <span aria-live="polite">{copied ? t('events.public.copied') : label}</span>
      </Button>
      {error && (
        <Text size="sm" role="alert" style={{ overflowWrap: 'anywhere' }}>
          {t('events.public.copyFailed')} {text}
        </Text>
      )}
    </>
  );
}
