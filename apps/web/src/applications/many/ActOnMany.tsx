import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { BulkDialog, chosenOf, type AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import type { DialogSize } from '../../ui/dialog/DialogFrame.tsx';
import { call } from '../../platform/network/api.ts';
import { BOARD } from '../applications.queries.ts';
import { LISTED } from '../list/useListedLive.ts';
import { bodyOf, type ActToSend } from './many.queries.ts';
import { ManyPreview } from './ManyPreview.tsx';

interface Props<Values extends FieldValues> extends AskedOfMany {
  defaults: Values;
  size?: DialogSize;
  /** What is sent; nothing while something is missing that the preview could not do without. */
  actOf: (values: Values) => ActToSend;
  isWhole: (values: Values) => boolean;
  /** The act as the preview asks it, where not all of it matters. */
  toForesee?: (act: ActToSend) => ActToSend;
  renderFields: (form: UseFormReturn<Values>, refused: readonly string[]) => ReactNode;
  nameOf?: (path: string) => string;
}

/** An act upon many applications: what is entered for all, what would become of them, and its course. */
export function ActOnMany<Values extends FieldValues>(props: Props<Values>) {
  const { defaults, size, actOf, isWhole, toForesee = asItIs, renderFields, nameOf = asItIs, ...asked } = props;
  const client = useQueryClient();
  return (
    <BulkDialog
      {...asked}
      kind={actOf(defaults).do}
      {...(size && { size })}
      defaults={defaults}
      nameOf={(path) => nameOf(path.replace(/^act\./, ''))}
      renderFields={(form) => (
        <Foreseen form={form} chosen={chosenOf(asked)} {...{ actOf, isWhole, toForesee, renderFields }} />
      )}
      start={(chosen, idempotencyKey, values) =>
        call('startMany', { body: bodyOf(chosen, actOf(values)), idempotencyKey })
      }
      onEnded={() => {
        // The stream told most of it; a reader who was away meanwhile is told all.
        void client.invalidateQueries({ queryKey: BOARD });
        void client.invalidateQueries({ queryKey: LISTED });
      }}
    />
  );
}

const asItIs = <T,>(value: T): T => value;

interface ForeseenProps<Values extends FieldValues> extends Required<
  Pick<Props<Values>, 'actOf' | 'isWhole' | 'toForesee' | 'renderFields'>
> {
  form: UseFormReturn<Values>;
  chosen: ReturnType<typeof chosenOf>;
}

function Foreseen<Values extends FieldValues>(props: ForeseenProps<Values>) {
  const { form, chosen, actOf, isWhole, toForesee, renderFields } = props;
  const values = useWatch({ control: form.control }) as Values;
  return (
    <ManyPreview chosen={chosen} act={isWhole(values) ? toForesee(actOf(values)) : undefined}>
      {(refused) => renderFields(form, refused)}
    </ManyPreview>
  );
}
