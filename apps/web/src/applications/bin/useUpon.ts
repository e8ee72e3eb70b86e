import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenCard } from '../dialogs/useSeenCard.ts';
import { versionSeen } from '../moves/ownVersions.ts';
import type { Card } from '@portal/contract/applications/card.ts';
import type { FieldValues } from 'react-hook-form';

export type Subject = Pick<Card, 'id' | 'status' | 'version' | 'caseNumber'> & { name: string };

/** The case as the dialogs name it: its number, else whose it is. */
export const subjectName = ({ caseNumber, name }: Pick<Subject, 'caseNumber' | 'name'>): string => caseNumber ?? name;

interface Options<Values extends FieldValues> {
  defaults: Values;
  act: (values: Values, upon: { version: number; idempotencyKey: string }) => Promise<unknown>;
  done: () => void;
}

/** A form that acts upon an application that leaves the board by it: after `move.stale` the next try is upon what it is now. */
export function useUpon<Values extends FieldValues>(subject: Subject, { defaults, act, done }: Options<Values>) {
  const { seen, taken } = useSeenCard(subject);
  return useKeyedForm<Values>({
    defaults,
    async act(values, idempotencyKey) {
      try {
        await act(values, { version: versionSeen(seen), idempotencyKey });
      } catch (error) {
        taken(error);
        throw error;
      }
    },
    done,
  });
}
