import type { ComponentType } from 'react';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconItalic,
  IconLineDashed,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconUnderline,
  IconVideo,
} from '@tabler/icons-react';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import type { RichTextKind } from '@portal/domain/fields/richText.ts';
import { useText } from '../../texts/i18n.ts';
import type { Asked } from './askRows.tsx';
import classes from './Editor.module.css';

type Act =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'h2'
  | 'h3'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'line'
  | 'clear'
  | 'undo'
  | 'redo';

interface Control {
  act: Act;
  Icon: ComponentType<{ size: number }>;
  does: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
}

const GROUPS: readonly (readonly Control[])[] = [
  [
    { act: 'bold', Icon: IconBold, does: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
    {
      act: 'italic',
      Icon: IconItalic,
      does: (chain) => chain.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      act: 'underline',
      Icon: IconUnderline,
      does: (chain) => chain.toggleUnderline(),
      isOn: (editor) => editor.isActive('underline'),
    },
    { act: 'clear', Icon: IconClearFormatting, does: (chain) => chain.unsetAllMarks().clearNodes() },
  ],
  [
    {
      act: 'h2',
      Icon: IconH2,
      does: (chain) => chain.toggleHeading({ level: 2 }),
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      act: 'h3',
      Icon: IconH3,
      does: (chain) => chain.toggleHeading({ level: 3 }),
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
    },
    {
      act: 'bulletList',
      Icon: IconList,
      does: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      act: 'orderedList',
      Icon: IconListNumbers,
      does: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      act: 'quote',
      Icon: IconBlockquote,
      does: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    { act: 'line', Icon: IconLineDashed, does: (chain) => chain.setHorizontalRule() },
  ],
];
const BACK: readonly Control[] = [
  { act: 'undo', Icon: IconArrowBackUp, does: (chain) => chain.undo() },
  { act: 'redo', Icon: IconArrowForwardUp, does: (chain) => chain.redo() },
];

interface Props {
  editor: Editor;
  kind: RichTextKind;
  label: string;
  asked: Asked | undefined;
  onAsk: (what: Asked | undefined) => void;
  hasPictures: boolean;
}

/** What can be done with a text, each act a button. */
export function EditorBar({ editor, kind, label, asked, onAsk, hasPictures }: Props) {
  const t = useText('richText');
  const on = useEditorState({
    editor,
    selector: () =>
      new Set<string>([
        ...GROUPS.flat().flatMap(({ act, isOn }) => (isOn?.(editor) ? [act] : [])),
        ...(['link', 'picture', 'video'] as const).filter((node) => editor.isActive(node)),
      ]),
    equalityFn: (one, other) => [...one].join() === [...(other ?? [])].join(),
  });
  const button = ({ act, Icon, does, isOn }: Control) => (
    <RichTextEditor.Control
      key={act}
      className={classes.control ?? ''}
      aria-label={t(act)}
      active={on.has(act)}
      {...(isOn && { 'aria-pressed': on.has(act) })}
      onClick={() => does(editor.chain().focus()).run()}
    >
      <Icon size={18} />
    </RichTextEditor.Control>
  );
  const asking = (what: Asked, Icon: ComponentType<{ size: number }>) => (
    <RichTextEditor.Control
      className={classes.control ?? ''}
      aria-label={t(what)}
      active={on.has(what)}
      aria-expanded={asked === what}
      onClick={() => onAsk(asked === what ? undefined : what)}
    >
      <Icon size={18} />
    </RichTextEditor.Control>
  );
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label={t('bar', { label })}>
      {GROUPS.map((group) => (
        <RichTextEditor.ControlsGroup key={group[0]?.act}>{group.map(button)}</RichTextEditor.ControlsGroup>
      ))}
      <RichTextEditor.ControlsGroup>
        {asking('link', IconLink)}
        {kind === 'page' && hasPictures && asking('picture', IconPhoto)}
        {kind === 'page' && asking('video', IconVideo)}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>{BACK.map(button)}</RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
