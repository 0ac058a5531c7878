import { deleteDonorCall } from '#shared/api/donors-api.ts';
import { write } from '../write.ts';
import { defineHandler, successResponse } from './handler.ts';

export const profileHandlers = [
  defineHandler(
    deleteDonorCall,
    (world, { donorId }) => {
      write(world, { operation: 'delete', table: 'donors', id: donorId });
      return successResponse;
    },
    true,
  ),
];
