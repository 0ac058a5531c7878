import { Button, Group, Text, Title } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import type { Answers } from '#shared/domain/surveys/survey-run.ts';
import { ScriptRun } from '../../../shared/scripts/script-run.tsx';
import { t } from '../../../shared/text/index.ts';
import styles from './editor.module.css';

/** The script as a canvasser's telephone shows it, to be tried; nothing of it is kept. */
export function Preview({ body }: { body: ScriptBody }) {
  const title = useId();
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <section aria-labelledby={title} className={styles.preview}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" id={title}>
          {t('scriptEditor.preview.title')}
        </Title>
        <Button
          size="compact-sm"
          variant="subtle"
          className={styles.tap ?? ''}
          leftSection={<IconRotate size={16} aria-hidden />}
          disabled={Object.keys(answers).length === 0}
          onClick={() => setAnswers({})}
        >
          {t('scriptEditor.preview.again')}
        </Button>
      </Group>
      <Text size="sm" c="var(--ink-soft)" mb="xs">
        {t('scriptEditor.preview.hint')}
      </Text>
      <div className={styles.phone}>
        <ScriptRun
          body={body}
          answers={answers}
          onChange={setAnswers}
          name={t('scriptEditor.preview.name')}
        />
      </div>
    </section>
  );
}
