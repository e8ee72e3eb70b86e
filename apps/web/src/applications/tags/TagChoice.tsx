import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Card, Label } from '@portal/contract/applications/card.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { failureTexts } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { ToastPlace } from '../../ui/toasts/ToastPlace.tsx';
import { useApplication, useBoard } from '../applications.queries.ts';
import { findCard } from '../board/boardState.ts';
import { tagsNamed } from './tagsNamed.ts';
import { TagChip } from './TagChip.tsx';
import { useSetTag, useTagOptions } from './tags.queries.ts';
import classes from './TagsDialog.module.css';

interface Props {
  card: Card;
  onMake: (name: string) => void;
  onClose: () => void;
}

/** All tags, narrowed by what is typed; those that the card wears are checked. */
export function TagChoice({ card, onMake, onClose }: Props) {
  const t = useText('tags');
  const { data: tags, error, refetch, isFetching } = useTagOptions();
  const worn = useWornTags(card);
  const setTag = useSetTag(card.id);
  const [search, setSearch] = useState('');
  const entered = useRef(false);
  const [failed, setFailed] = useState<{ text: string }>();
  const list = useRef<HTMLFieldSetElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const errorId = useId();
  // It comes back from making a tag, and opens with the dialog.
  useEffect(() => find.current?.focus(), []);

  const { found, exact } = tagsNamed(tags ?? [], search);
  const words = search.trim();
  const isWorn = ({ id }: Label): boolean =>
    setTag.isPending && setTag.variables.tag === id ? setTag.variables.on : worn.some((one) => one.id === id);
  const toggle = (tag: Label) => {
    if (setTag.isPending) return;
    const on = !isWorn(tag);
    setFailed(undefined);
    setTag.mutate(
      { tag: tag.id, on },
      {
        onError: (why) =>
          setFailed({
            text: [t(on ? 'notAdded' : 'notRemoved', { name: tag.name }), ...failureTexts(why)].join(' '),
          }),
      },
    );
  };
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const stepThrough = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = boxes();
    const to = all.indexOf(document.activeElement as HTMLInputElement) + step;
    (to < 0 ? find.current : all[Math.min(to, all.length - 1)])?.focus();
  };
  const chooseOnly = () => {
    const only = exact ?? (found.length === 1 && words !== '' ? found[0] : undefined);
    if (only) toggle(only);
    else if (words !== '' && found.length === 0) onMake(words);
  };
  const chooseLate = useEffectEvent(chooseOnly);
  // Who types faster than the tags are read presses Enter once.
  useEffect(() => {
    if (tags && entered.current) chooseLate();
    entered.current = false;
  }, [tags]);
  if (error) {
    return <FailedReading title={t('failedToLoad')} error={error} onRetry={refetch} busy={isFetching} />;
  }
  return (
    <div className={classes.part}>
      <TextInput
        ref={find}
        label={t('find')}
        description={t('findHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={search}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          entered.current = false;
        }}
        onKeyDown={(event) => {
          stepThrough(event);
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (tags) chooseOnly();
          else entered.current = true;
        }}
      />
      <div role="alert">
        <FieldError id={errorId} text={failed?.text} />
      </div>
      {!tags && <SkeletonLines lines={4} label={t('loading')} />}
      <output className={classes.none}>
        {tags && found.length === 0 && t(tags.length === 0 ? 'none' : 'noMatch')}
      </output>
      {found.length > 0 && (
        <fieldset ref={list} aria-label={t('options')} className={classes.tags}>
          {found.map((tag) => (
            <Checkbox
              key={tag.id}
              checked={isWorn(tag)}
              label={<TagChip tag={tag} />}
              className={classes.tag}
              onKeyDown={stepThrough}
              onChange={() => toggle(tag)}
            />
          ))}
        </fieldset>
      )}
      {tags && !exact && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          className={classes.make}
          onClick={() => onMake(words)}
        >
          {words === '' ? t('create') : t('createNamed', { name: words })}
        </Button>
      )}
      <ToastPlace />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

/** The card's tags as they are now: the board's, which the live stream keeps fresh, else the open application's. */
function useWornTags(card: Card): readonly Label[] {
  const { data: board } = useBoard();
  const known = board && findCard(board, card.id);
  const { data: whole } = useApplication(card.id, known === undefined);
  return (known ?? whole ?? card).labels;
}
