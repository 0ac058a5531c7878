import type { Translation } from '../../registry.ts';
import type { exports as english } from './en.ts';

export const exports: Translation<typeof english> = {
  action: 'Exportar',
  workbook: 'Exportar libro de Excel',
  packing: 'Se prepara el libro…',
  formats: 'Otros formatos',
  summary: 'Exportar el resumen',
  beginning: 'Exportando…',
  running: '{{done}} de {{total}} filas',
  cancel: 'Cancelar la exportación',
  done: 'Exportación guardada',
  failed: 'Falló la exportación',
};
