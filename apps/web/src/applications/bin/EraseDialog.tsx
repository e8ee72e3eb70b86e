import type { CardDialogProps } from '../cardMenu.ts';
import { fullName } from '../fullName.ts';
import { EraseForm } from './EraseForm.tsx';

/** Erases the open application for good. */
export default function EraseDialog({ card, onClose }: CardDialogProps) {
  return <EraseForm subject={{ ...card, name: fullName(card) }} onClose={onClose} />;
}
