import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { paragraphsOf } from '#shared/domain/letters/letter-text.ts';
import { letterDay } from '#shared/domain/letters/letter-words.ts';
import { fillBody } from '#shared/domain/letters/merge-fields.ts';
import { messageFor } from '../data/error-messages.ts';
import { t } from '../text/index.ts';
import { download } from '../ui/download.ts';
import { toast } from '../ui/toasts.tsx';
import type { LetterTemplate, PrintOptions } from './letter-types.ts';
import styles from './letters.module.css';
import { sampleReader, sampleValues } from './sample-letter.ts';

type Props = {
  template: LetterTemplate & { name: string };
  head: PrintOptions['head'];
  candidate: string;
  today: string;
};

/** The letter to an invented donor, as it is typed; the same as a PDF. */
export function LetterPreview({ template, head, candidate, today }: Props) {
  const title = useId();
  const [isPrinting, setPrinting] = useState(false);
  const { language, body, signer_name, signer_title } = template;
  const names = { campaign: head.campaign, candidate, signer: signer_name };
  const values = sampleValues(language, today, names);
  const print = async () => {
    setPrinting(true);
    try {
      const { renderLetters } = await import('./render-letters.ts');
      const { bytes } = await renderLetters(
        { ...template, signer_title: signer_title || null },
        [{ to: sampleReader, values }],
        { title: template.name, head, day: (of) => letterDay(today, of) },
      );
      download(new Blob([bytes.slice()], { type: 'application/pdf' }), `${template.name || 'letter'}.pdf`);
    } catch (error) {
      toast('error', t('letters.print.failed'), messageFor(error));
    }
    setPrinting(false);
  };
  return (
    <section className={styles.preview} aria-labelledby={title}>
      <div className={styles.previewHead}>
        <div>
          <h2 id={title}>{t('letters.form.preview')}</h2>
          <p>{t('letters.form.previewHint')}</p>
        </div>
        <Button
          variant="default"
          loading={isPrinting}
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          onClick={print}
        >
          {t('letters.form.pdf')}
        </Button>
      </div>
      <div className={styles.paper} lang={language}>
        {paragraphsOf(fillBody(body, values).text).map((lines, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and hold nothing.
          <p key={at}>{lines.join('\n')}</p>
        ))}
        <p className={styles.signature}>{[signer_name, signer_title].filter(Boolean).join('\n')}</p>
      </div>
    </section>
  );
}
