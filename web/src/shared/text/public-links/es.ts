import type { Translation } from '../registry.ts';
import type { publicLinks as english } from './en.ts';

const publicLinks: Translation<typeof english> = {
  copy: 'Copiar enlace',
  copyCode: 'Copiar código para su sitio',
  copied: 'Copiado',
  copyFailed: 'El navegador no lo copió. Cópielo usted:',
};

export default { publicLinks };
