import type { ComponentType } from 'react';
import type { ManyActName } from '@portal/contract/applications/found/many.ts';
import type { AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { AssignMany } from './AssignMany.tsx';
import { EmailMany } from './EmailMany.tsx';
import { EphesianMany } from './EphesianMany.tsx';
import { MoveMany } from './MoveMany.tsx';
import { TagMany } from './TagMany.tsx';

const DIALOGS: Readonly<Record<ManyActName, ComponentType<AskedOfMany>>> = {
  assign: AssignMany,
  tag: TagMany,
  move: MoveMany,
  email: EmailMany,
  reassignEphesian: EphesianMany,
};

/** What is to be done with many applications, what would become of them, and then how far it is. */
export default function ManyDialog({ act, ...asked }: AskedOfMany & { act: ManyActName }) {
  const { [act]: Dialog } = DIALOGS;
  return <Dialog {...asked} />;
}
