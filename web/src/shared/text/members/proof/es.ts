import type { Translation } from '../../registry.ts';
import type { proof as english } from './en.ts';

export const proof: Translation<typeof english> = {
  title: 'Confirme que es usted',
  why: 'Lo que va a hacer se protege preguntando otra vez. No se le preguntará durante los próximos 15 minutos.',
  wrongPassword: 'Esta contraseña es incorrecta.',
  confirm: 'Confirmar',
  toBackupCode: 'Usar un código de respaldo',
  toTotp: 'Usar la app de autenticación',
  nudge: 'Proteja su campaña: active la verificación en dos pasos',
};
