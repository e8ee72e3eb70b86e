import { useEffect, useMemo, useRef, useState } from 'react';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEditor } from '@tiptap/react';
import type { RichTextKind } from '@portal/domain/fields/richText.ts';
import { useText } from '../../texts/i18n.ts';
import type { Pictures } from '../RichText.tsx';
import text from '../RichText.module.css';
import { newAlbum } from './album.ts';
import { LinkRow, PictureRow, VideoRow, type Asked } from './askRows.tsx';
import { EditorBar } from './EditorBar.tsx';
import { pastedPlain } from './pasted.ts';
import { writingOf } from './writing.ts';
import classes from './Editor.module.css';

export interface EditorProps {
  kind: RichTextKind;
  value: string;
  /** What was written; nothing where there is nothing to read. */
  onChange: (html: string) => void;
  onBlur: () => void;
  label: string;
  labelId: string;
  describedBy: string;
  isWrong: boolean;
  pictures: Pictures;
  /** Sends a picture, and answers the upload that waits. Without it there are no pictures. */
  sendPicture: ((file: File) => Promise<string>) | undefined;
}

/** Where a text is written. */
export default function Editor(props: EditorProps) {
  const { kind, value, onChange, onBlur, label, labelId, describedBy, isWrong, pictures, sendPicture } = props;
  const t = useText('richText');
  const [asked, setAsked] = useState<Asked>();
  const [album] = useState(() => newAlbum(pictures));
  useEffect(() => album.take(pictures), [album, pictures]);
  useEffect(() => album.close, [album]);
  const extensions = useMemo(
    () => writingOf(kind, { addressOf: album.addressOf, unseen: t('unseenPicture'), video: t('video') }),
    [album, kind, t],
  );
  const told = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    // The policy of the page refuses a style that a script writes.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedPlain,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        class: text['text'] ?? '',
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : now.getHTML();
      told.current = html;
      onChange(html);
    },
    onBlur,
  });
  // What did not come from here: a draft that was restored, what somebody else changed.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (isWrong) editor.view.dom.setAttribute('aria-invalid', 'true');
    else editor.view.dom.removeAttribute('aria-invalid');
  }, [editor, isWrong]);

  async function send(file: File): Promise<string> {
    const upload = (await sendPicture?.(file)) ?? '';
    album.add(upload, file);
    return upload;
  }
  const close = () => {
    setAsked(undefined);
    editor.commands.focus();
  };
  return (
    <RichTextEditor
      editor={editor}
      className={classes.editor ?? ''}
      data-invalid={isWrong}
      withTypographyStyles={false}
    >
      <EditorBar
        editor={editor}
        kind={kind}
        label={label}
        asked={asked}
        onAsk={setAsked}
        hasPictures={sendPicture !== undefined}
      />
      {asked === 'link' && <LinkRow editor={editor} onClose={close} />}
      {asked === 'picture' && <PictureRow editor={editor} onClose={close} send={send} />}
      {asked === 'video' && <VideoRow editor={editor} onClose={close} />}
      <RichTextEditor.Content className={classes.content ?? ''} />
    </RichTextEditor>
  );
}
