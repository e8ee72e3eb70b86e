import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, FileButton, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { RICH_TEXT_LIMITS, typedLink, videoIn } from '@portal/domain/fields/richText.ts';
import { failureTexts } from '../../texts/fieldErrors.ts';
import { useText } from '../../texts/i18n.ts';
import { FieldError } from '../../../ui/fields/FieldError.tsx';
import classes from './Editor.module.css';

/** What a link, a picture or a video is asked for, in a row between the buttons and the text. */
export type Asked = 'link' | 'picture' | 'video';

interface Props {
  editor: Editor;
  onClose: () => void;
}

interface RowProps {
  error: string | undefined;
  errorId: string;
  apply: () => void;
  submit: string;
  busy?: boolean;
  more?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Enter applies, Escape closes; the form around the editor hears of neither. */
const keysOf =
  (apply: () => void, onClose: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };

function Row({ error, errorId, apply, submit, busy = false, more, onClose, children }: RowProps) {
  const common = useText('common');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector<HTMLElement>('input:not([type=file]), button')?.focus(), []);
  return (
    <div ref={row} className={classes.ask}>
      {children}
      <Button type="button" size="sm" loading={busy} onClick={apply}>
        {submit}
      </Button>
      {more}
      <Button type="button" size="sm" variant="subtle" color="gray" onClick={onClose}>
        {common('cancel')}
      </Button>
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** Where the chosen words lead; without words chosen, the address itself is written. */
export function LinkRow({ editor, onClose }: Props) {
  const t = useText('richText');
  const [typed, setTyped] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [error, setError] = useState<string>();
  const errorId = useId();
  function apply(): void {
    const address = typedLink(typed);
    if (address === undefined) return setError(t('linkWrong'));
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else chain.setLink({ href: address }).run();
    onClose();
  }
  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  const unlink = editor.isActive('link') && (
    <Button type="button" size="sm" variant="default" onClick={remove}>
      {t('unlink')}
    </Button>
  );
  return (
    <Row error={error} errorId={errorId} apply={apply} submit={t('setLink')} more={unlink} onClose={onClose}>
      <TextInput
        label={t('address')}
        inputMode="url"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        aria-describedby={errorId}
        error={error !== undefined}
        onKeyDown={keysOf(apply, onClose)}
        maxLength={2000}
      />
    </Row>
  );
}

/** A video by its id or address, and what it is called. */
export function VideoRow({ editor, onClose }: Props) {
  const t = useText('richText');
  const before = editor.getAttributes('video');
  const [typed, setTyped] = useState(String(before['video'] ?? ''));
  const [title, setTitle] = useState(String(before['title'] ?? ''));
  const [error, setError] = useState<string>();
  const errorId = useId();
  function apply(): void {
    const video = videoIn(typed);
    if (video === undefined) return setError(t('videoWrong'));
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { video, title: title.trim() || null } })
      .run();
    onClose();
  }
  return (
    <Row error={error} errorId={errorId} apply={apply} submit={t('setVideo')} onClose={onClose}>
      <TextInput
        label={t('videoAddress')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        aria-describedby={errorId}
        error={error !== undefined}
        onKeyDown={keysOf(apply, onClose)}
        maxLength={300}
      />
      <TextInput
        className={classes.wide ?? ''}
        label={t('videoTitle')}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onKeyDown={keysOf(apply, onClose)}
        maxLength={RICH_TEXT_LIMITS.videoTitle}
      />
    </Row>
  );
}

/** A picture, sent at once, and what it shows in words; of one that is there, the words. */
export function PictureRow({ editor, onClose, send }: Props & { send: (file: File) => Promise<string> }) {
  const t = useText('richText');
  const isThere = editor.isActive('picture');
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState(String(editor.getAttributes('picture')['alt'] ?? ''));
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const errorId = useId();
  async function apply(): Promise<void> {
    const words = alt.trim();
    if (words === '') return setError(t('altMissing'));
    if (isThere) {
      editor.chain().focus().updateAttributes('picture', { alt: words }).run();
      return onClose();
    }
    if (!file) return setError(t('pictureMissing'));
    setSending(true);
    try {
      const upload = await send(file);
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { upload, alt: words } })
        .run();
      onClose();
    } catch (failure) {
      setError(failureTexts(failure).join(' '));
    } finally {
      setSending(false);
    }
  }
  return (
    <Row
      error={error}
      errorId={errorId}
      apply={() => void apply()}
      submit={t(isThere ? 'setAlt' : 'setPicture')}
      busy={isSending}
      onClose={onClose}
    >
      {!isThere && (
        <FileButton accept="image/jpeg,image/png" onChange={setFile}>
          {(props) => (
            <Button
              {...props}
              type="button"
              size="sm"
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {file ? file.name : t('choosePicture')}
            </Button>
          )}
        </FileButton>
      )}
      <TextInput
        className={classes.wide ?? ''}
        label={t('alt')}
        description={t('altHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        aria-describedby={errorId}
        onKeyDown={keysOf(() => void apply(), onClose)}
        maxLength={RICH_TEXT_LIMITS.alt}
      />
    </Row>
  );
}
