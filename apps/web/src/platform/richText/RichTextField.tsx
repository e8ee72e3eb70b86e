import { useId } from 'react';
import { Input, Skeleton } from '@mantine/core';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { lengthOf } from '@portal/domain/fields/rules.ts';
import { RICH_TEXT_LIMITS, wordsOf, type RichTextKind } from '@portal/domain/fields/richText.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { useFieldWords, useHint } from '../forms/fields/fieldWords.ts';
import { late } from '../late/late.tsx';
import { useText } from '../texts/i18n.ts';
import type { Pictures } from './RichText.tsx';
import classes from './editor/Editor.module.css';

const Editor = late(
  () => import('./editor/Editor.tsx'),
  () => <Skeleton height="12rem" />,
);

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  /** `letter` goes by mail: no pictures, no videos. */
  kind: RichTextKind;
  /** What is wrong with it beyond its length. */
  check?: (value: string) => true | string;
  pictures?: Pictures;
  sendPicture?: (file: File) => Promise<string>;
}

const NO_PICTURES: Pictures = {};

/** A text with headings, lists, links, and on a page pictures and videos; its value is HTML, which the server makes clean. */
export function RichTextField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, kind, check, pictures = NO_PICTURES, sendPicture } = props;
  const errors = useText('errors');
  const id = useId();
  useFieldWords(name, label, wordsOf);
  const below = useHint(name, hint);
  const {
    field: { value, onChange, onBlur },
    fieldState: { error },
  } = useController({
    control,
    name,
    rules: {
      validate: (html: string) =>
        lengthOf(html) > RICH_TEXT_LIMITS.length
          ? errors('field.max', { length: RICH_TEXT_LIMITS.length })
          : (check?.(html) ?? true),
    },
  });
  return (
    <div>
      <Input.Label id={id} labelElement="div" className={classes.label ?? ''}>
        {label}
      </Input.Label>
      <Editor.Component
        kind={kind}
        value={String(value)}
        onChange={onChange}
        onBlur={onBlur}
        label={label}
        labelId={id}
        describedBy={`${id}-below`}
        isWrong={error !== undefined}
        pictures={pictures}
        sendPicture={sendPicture}
      />
      {error?.message === undefined ? (
        below !== undefined && (
          <p id={`${id}-below`} className={classes.below}>
            {below}
          </p>
        )
      ) : (
        <FieldError id={`${id}-below`} text={error.message} />
      )}
    </div>
  );
}
