import { useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react';
import { FormProvider, useFieldArray, useForm, type Path } from 'react-hook-form';
import type { KeptFaq } from '@portal/contract/content.ts';
import { FAQ_LIMITS } from '@portal/domain/content/faq.ts';
import { focusFirstError, setFieldErrors } from '../platform/fieldErrors.ts';
import { failureNote } from '../platform/FailureNote.tsx';
import { useText } from '../platform/i18n.ts';
import { ApiRefusal, isRefusal } from '../platform/refusals.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { showToast } from '../ui/toasts.ts';
import { QuestionGroup } from './QuestionGroup.tsx';
import { emptyGroup, type FaqForm } from './faqForm.ts';
import { useSaveFaq } from './faq.queries.ts';
import classes from './Questions.module.css';

/** All groups, one of them unfolded; saved as a whole, so that order and content never part. */
export function QuestionsForm({ kept, onReload }: { kept: KeptFaq; onReload: () => void }) {
  const t = useText('content');
  const form = useForm<FaqForm>({ defaultValues: { groups: kept.groups }, shouldFocusError: false });
  const groups = useFieldArray({ control: form.control, name: 'groups' });
  const [open, setOpen] = useState<number>();
  const [failure, setFailure] = useState<{ error: unknown; texts: string[] }>();
  const save = useSaveFaq();

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save.mutateAsync({ version: kept.version, groups: values.groups });
      showToast({ tone: 'done', text: t('saved') });
    } catch (error) {
      const wrong = error instanceof ApiRefusal ? (Object.keys(error.fields) as Path<FaqForm>[]) : [];
      const group = Number(/^groups\.(\d+)/.exec(wrong[0] ?? '')?.[1] ?? Number.NaN);
      if (Number.isInteger(group)) setOpen(group);
      const texts = setFieldErrors(error, wrong, form.setError);
      // The group unfolds first.
      requestAnimationFrame(() => focusFirstError());
      setFailure(texts.length > 0 ? { error, texts } : undefined);
    }
  });
  const onSubmit = (event: FormEvent) => void send(event);

  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {groups.fields.length === 0 && (
          <EmptyState
            icon={<IconMessageQuestion size={28} stroke={1.5} />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        )}
        <ol className={classes.list}>
          {groups.fields.map(({ id }, index) => (
            <QuestionGroup
              key={id}
              index={index}
              isOpen={open === index}
              onOpen={(unfolded) => setOpen(unfolded ? index : undefined)}
              isLast={index === groups.fields.length - 1}
              onMove={(by) => {
                groups.move(index, index + by);
                setOpen((now) => (now === index ? index + by : now === index + by ? index : now));
              }}
              onRemove={() => {
                groups.remove(index);
                setOpen(undefined);
              }}
            />
          ))}
        </ol>
        {failure && (
          <div className={classes.failure}>
            <div role="alert">
              {failure.texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            {isRefusal(failure.error, 'faq.stale') ? (
              <Button variant="default" onClick={onReload}>
                {t('reloadNewest')}
              </Button>
            ) : (
              failureNote(failure.error)
            )}
          </div>
        )}
        <footer className={classes.footer}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={groups.fields.length >= FAQ_LIMITS.groups}
            onClick={() => {
              groups.append(emptyGroup());
              setOpen(groups.fields.length);
            }}
          >
            {t('addGroup')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </footer>
      </form>
    </FormProvider>
  );
}
