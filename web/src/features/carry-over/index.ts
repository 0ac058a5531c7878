export { Carry } from './Carry.tsx';
