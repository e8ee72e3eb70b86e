/** What a text is written with: product/content.md#rich-text. */
import StarterKit from '@tiptap/starter-kit';
import { linkOf, type RichTextKind } from '@portal/domain/fields/richText.ts';
import { pictureNode, videoNode, type Shown } from './markedNodes.ts';

/** The elements of the kind and no other: whatever else is pasted comes as plain words. */
export const writingOf = (kind: RichTextKind, shown: Shown) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    dropcursor: { color: false },
    link: {
      openOnClick: false,
      autolink: true,
      isAllowedUri: (address) => linkOf(address) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...(kind === 'page' ? [pictureNode(shown), videoNode(shown)] : []),
];
