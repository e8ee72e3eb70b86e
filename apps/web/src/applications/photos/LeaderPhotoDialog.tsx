import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { acceptCard } from '../applications.queries.ts';
import type { CardDialogProps } from '../cardMenu.ts';
import { cardSubject } from '../cardSubject.ts';
import { fullName } from '../fullName.ts';
import { PhotoChoice } from './PhotoChoice.tsx';
import { PhotoCropper } from './PhotoCropper.tsx';
import { chosenCrop, type ChosenPhoto, type Square } from './chosenPhoto.ts';
import classes from './Photos.module.css';

/** The leader's photo: which one, and which part of it is shown. */
export default function LeaderPhotoDialog({ card, onClose }: CardDialogProps) {
  const t = useText('photos');
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['photo-choice', card.id],
    queryFn: ({ signal }) => call('getLeaderPhoto', { params: { id: card.id }, signal }),
    // What is being cut out is not exchanged below somebody's hands; the act tells where it was.
    staleTime: Infinity,
    gcTime: 0,
  });
  const [picked, setPicked] = useState<ChosenPhoto>();
  const [part, setPart] = useState<Square>();
  const current = data?.current ?? undefined;
  const chosen: ChosenPhoto | undefined =
    picked ?? (current && { key: `file ${current.file}`, url: current.url, file: current.file });
  const form = useKeyedForm({
    // Neither is typed; what the server says of them stands below the picture.
    defaults: { crop: '', upload: '' },
    nameOf: (path) => (path.startsWith('crop') ? 'crop' : path),
    act: async (_, idempotencyKey) => {
      if (!chosen || !part) return;
      const of = chosen.upload === undefined ? { file: chosen.file } : { upload: chosen.upload };
      const body = { ...of, crop: part };
      acceptCard(client, await call('setLeaderPhoto', { params: { id: card.id }, body, idempotencyKey }));
    },
    done: () => {
      showToast({ tone: 'done', subject: cardSubject(card.id), text: t('done', { name: fullName(card) }) });
      onClose();
    },
  });
  const { errors } = form.form.formState;
  const wrong = errors.crop?.message ?? errors.upload?.message;
  const pick = (next: ChosenPhoto) => {
    form.form.clearErrors();
    setPart(undefined);
    setPicked(next);
  };
  return (
    <UndraftedDialog
      title={t('title', { name: fullName(card) })}
      submitLabel={chosen && part ? t('submit') : undefined}
      form={form}
      onClose={onClose}
    >
      {error && !data && <FailedReading title={t('failed')} error={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <SkeletonLines lines={6} label={t('loading')} />}
      {data && (
        <div className={classes.part}>
          {chosen ? (
            <PhotoCropper
              key={chosen.key}
              url={chosen.url}
              initial={chosen.file === current?.file ? (data.crop ?? undefined) : undefined}
              error={wrong}
              onPart={(area, picture) => setPart(chosenCrop(area, picture))}
            />
          ) : (
            <p className={classes.quiet}>{t('none')}</p>
          )}
          <PhotoChoice id={card.id} current={current} recent={data.recent} chosen={chosen} onPick={pick} />
        </div>
      )}
    </UndraftedDialog>
  );
}
