export { Carry } from './carry-over-dialog.tsx';
