import type { Translation } from '../../registry.ts';
import type { secondFactor as english } from './en.ts';

export const secondFactor: Translation<typeof english> = {
  title: 'Verificación en dos pasos',
  how: 'Cómo verificar',
  totp: {
    mode: 'App de autenticación',
    label: 'Código de verificación',
    hint: 'Abra su app de autenticación para obtener el código de verificación',
    placeholder: '000000',
  },
  backup_code: {
    mode: 'Código de respaldo',
    label: 'Código de respaldo',
    hint: 'Use uno de los códigos de respaldo que guardó',
    placeholder: 'XXXX-XXXX',
  },
  remember: 'Recordar este dispositivo por 30 días',
  verify: 'Verificar',
  cancel: 'Cancelar',
  checking: 'Un momento…',
  empty: 'Escriba un código',
  short: 'Escriba un código de 6 dígitos',
  invalid: 'Código no válido. Inténtelo de nuevo.',
  failed: 'La verificación falló. Inténtelo de nuevo.',
  cancelled: 'Se requiere la verificación en dos pasos para entrar en su cuenta',
  late: 'Este inicio de sesión tardó demasiado. Inicie sesión de nuevo.',
  nothingPending: 'No hay ninguna autenticación pendiente',
  noSession: 'La autenticación falló',
  wrong: 'Código de verificación no válido',
  notTrusted: 'No se pudo confiar en el dispositivo',
  unnamedDevice: 'Dispositivo sin nombre',
};
