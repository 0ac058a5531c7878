import { t } from '../../shared/text/index.ts';
import { Document } from './legal-document.tsx';

const parts = ['who', 'kept', 'device', 'see', 'where', 'not', 'ends', 'rights', 'changes'] as const;

const PrivacyPage = () => (
  <Document
    title={t('legal.privacy.title')}
    lead={t('legal.privacy.lead')}
    parts={parts.map((id) => ({
      id,
      title: t(`legal.privacy.${id}.title`),
      text: t(`legal.privacy.${id}.text`),
    }))}
  />
);
export default PrivacyPage;
