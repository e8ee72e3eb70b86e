import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FactorStep } from '@portal/contract/users/secondFactor.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { ProofFields, type ProofValues } from './ProofFields.tsx';
import { renewFactors, useFactorStep } from './secondFactor.queries.ts';

/** What every change sends of its proof. */
type Proof = Pick<ProofValues, 'password' | 'passkey'> & { code: string | null; step: string };

/** What all of them are given. */
export interface ChangeProps {
  /** A factor stands already, and is asked for. */
  stands: boolean;
  /** With the recovery codes to show, if any. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

interface Props extends ChangeProps {
  title: string;
  submitLabel: string;
  next?: string;
  danger?: boolean;
  defaults?: Partial<ProofValues>;
  /** Sends it. Answers the recovery codes that came of it; nothing where it was not sent. */
  send: (sent: { proof: Proof; step: FactorStep; key: string }, form: UseFormReturn<ProofValues>) => Promise<Outcome>;
  children?: (form: UseFormReturn<ProofValues>, step: FactorStep) => ReactNode;
}

export type Outcome = readonly string[] | undefined;

/** A change of the own factors, proved by the password and the factor that stands. */
export function FactorDialog({ title, submitLabel, next, danger, stands, defaults, send, ...rest }: Props) {
  const { onDone, onClose, children } = rest;
  const common = useText('common');
  const { data: step, error, refetch, isFetching } = useFactorStep();
  const act = useKeyedForm<ProofValues>({
    defaults: { password: '', code: '', passkey: null, appCode: '', name: '', ...defaults },
    act: async ({ password, code, passkey }, key) => {
      if (!step) return;
      const proof = { password, code: passkey || !stands ? null : code, passkey, step: step.step };
      const codes = await send({ proof, step, key }, act.form).catch((failure: unknown) => {
        // What was signed is signed for one try.
        act.form.setValue('passkey', null);
        throw failure;
      });
      if (!codes) return;
      onDone(codes);
      void renewFactors();
    },
    done: () => undefined,
  });
  return (
    <UndraftedDialog
      title={title}
      submitLabel={step && submitLabel}
      {...(next !== undefined && { next })}
      form={act}
      danger={danger ?? false}
      onClose={onClose}
    >
      {step && children?.(act.form, step)}
      {step && <ProofFields form={act.form} stands={stands} step={step} />}
      {!step && !error && <SkeletonLines lines={3} label={common('loading')} />}
      {error && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
    </UndraftedDialog>
  );
}
