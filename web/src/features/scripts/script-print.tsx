import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { filledIn } from '#shared/domain/surveys/placeholders.ts';
import { type Item, noItem, type ScriptBody } from '#shared/domain/surveys/script.ts';
import { scoreIdOf } from '#shared/domain/surveys/survey-run.ts';
import { scores } from '#shared/domain/voters/contact-results.ts';
import { useNames } from '../../shared/scripts/use-names.ts';
import { bodyOf, useScript } from '../../shared/scripts/use-scripts.ts';
import { t } from '../../shared/text/index.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { FailedState } from '../../shared/ui/states.tsx';
import { scoreName } from '../../shared/voters/format-voter.ts';
import styles from './print.module.css';
import { paths } from './script-paths.ts';

/** `/field-ops/scripts/:id/print`: a script on paper, with a box before each answer and where each leads. */
export function ScriptPrint() {
  const { id = '' } = useParams();
  const live = useScript(id);
  const name = live.is === 'ready' ? live.value?.name : undefined;
  return (
    <RecordView
      of={live}
      kind={t('scriptEditor.print.title')}
      title={(script) => script.name}
      above={<BackLink list={paths.one(id)} name={name ?? t('scriptEditor.one')} />}
      actions={(script) =>
        bodyOf(script) && (
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
            {t('scriptEditor.print.again')}
          </Button>
        )
      }
    >
      {(script) => {
        const body = bodyOf(script);
        return body ? <Sheet body={body} /> : <FailedState why={t('scriptEditor.unreadable')} />;
      }}
    </RecordView>
  );
}

function Sheet({ body }: { body: ScriptBody }) {
  // On paper nobody knows yet whom one speaks with.
  const names = { ...useNames(''), 'first name': '________', caller: '________' };
  return (
    <>
      {body.intro !== '' && <p className={styles.intro}>{filledIn(body.intro, names)}</p>}
      <ol className={styles.items}>
        {body.items.map((item) => (
          <li key={item.id}>
            <p className={item.kind === 'say' ? styles.say : styles.ask}>{filledIn(item.text, names)}</p>
            <Answers item={item} body={body} />
          </li>
        ))}
      </ol>
    </>
  );
}

function leadsTo({ items }: ScriptBody, next: string | null): string {
  if (next === null) return '';
  if (next === noItem) return t('scriptEditor.print.end');
  const at = items.findIndex(({ id }) => id === next);
  return at === -1 ? '' : t('scriptEditor.print.goTo', { number: at + 1 });
}

/** What can be answered, to be ticked; a line for what is said in words. */
function Answers({ item, body }: { item: Item; body: ScriptBody }) {
  const own = leadsTo(body, item.next);
  const after = own !== '' && <Text size="sm">→ {own}</Text>;
  if (item.kind === 'say') return after;
  const { type, options } = item;
  if (type === 'text' || type === 'day')
    return (
      <>
        <div className={styles.line} />
        {after}
      </>
    );
  const scored = scores.map((score) => {
    const id = scoreIdOf(score);
    const option = options.find((one) => one.id === id);
    return { id, label: `${score} ${option?.label ?? scoreName(score)}`, next: option?.next ?? null };
  });
  return (
    <>
      <ul className={styles.answers}>
        {(type === 'support' ? scored : options).map(({ id, label, next }) => (
          <li key={id}>
            <span className={styles.box} aria-hidden /> {label}
            {leadsTo(body, next) !== '' && <span className={styles.soft}> → {leadsTo(body, next)}</span>}
          </li>
        ))}
      </ul>
      {after}
    </>
  );
}
