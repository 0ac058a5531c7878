import { Button, Menu } from '@mantine/core';
import { IconMessage, IconPlus, IconQuestionMark, IconThumbUp } from '@tabler/icons-react';
import type { KnownQuestion } from '#shared/domain/surveys/questions.ts';
import type { Item, ScriptBody } from '#shared/domain/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { scoreName } from '../../../shared/voters/format-voter.ts';
import { newAsk, newSay, setType } from './edit-script.ts';
import styles from './editor.module.css';

type Props = {
  body: ScriptBody;
  /** Questions of the campaign's scripts. */
  known: ReadonlyMap<string, KnownQuestion>;
  add: (item: Item) => void;
  /** Said to readers, where the button alone does not say after what. */
  label?: string;
  primary?: boolean;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** Asked anew under its id, so that its answers count together; without branches, which are another script's. */
const askAgain = ({ id, type, short, text, options }: KnownQuestion): Item => ({
  kind: 'ask',
  id,
  type,
  short,
  text,
  options: options.map((option) => ({ ...option, tag: null, next: null })),
  next: null,
});

/** What can be added: something to say, a question, or one that the campaign asks already. */
export function AddMenu({ body, known, add, label, primary = false }: Props) {
  const { items } = body;
  const scored = items.some((item) => item.kind === 'ask' && item.type === 'support');
  const others = [...known.values()].filter(({ id }) => !items.some((item) => item.id === id));
  const support = () =>
    setType({ ...newAsk(), short: t('scriptEditor.types.support') }, 'support', scoreName);
  return (
    <Menu position="bottom-start" width={300} withinPortal>
      <Menu.Target>
        <Button
          variant={primary ? 'filled' : 'default'}
          leftSection={<IconPlus {...icon} />}
          aria-label={label}
        >
          {t('scriptEditor.add.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={380} className={styles.scrolls ?? ''}>
        <Menu.Item leftSection={<IconMessage {...icon} />} onClick={() => add(newSay())}>
          {t('scriptEditor.add.say')}
        </Menu.Item>
        <Menu.Item leftSection={<IconQuestionMark {...icon} />} onClick={() => add(newAsk())}>
          {t('scriptEditor.add.ask')}
        </Menu.Item>
        {!scored && (
          <Menu.Item leftSection={<IconThumbUp {...icon} />} onClick={() => add(support())}>
            {t('scriptEditor.add.support')}
          </Menu.Item>
        )}
        {others.length > 0 && (
          <>
            <Menu.Label>{t('scriptEditor.add.known')}</Menu.Label>
            {others.map((question) => (
              <Menu.Item
                key={question.id}
                title={t('scriptEditor.add.knownHint')}
                onClick={() => add(askAgain(question))}
              >
                {question.short}
              </Menu.Item>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
