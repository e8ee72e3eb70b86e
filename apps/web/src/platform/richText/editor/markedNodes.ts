import { Node } from '@tiptap/core';
import { isFilePlace, isUpload, videoIn } from '@portal/domain/fields/richText.ts';
import classes from './Editor.module.css';

/** What a picture or a video looks like while it is written about. */
interface Shown {
  /** Where a picture is to be seen; nothing: it is not here any more, as after a reload before it was saved. */
  addressOf: (of: { file: string | null; upload: string | null }) => string | undefined;
  /** In place of one that cannot be seen. */
  unseen: string;
  video: string;
}

const attribute = (name: string, isRight: (text: string) => boolean = () => true) => ({
  default: null as string | null,
  parseHTML(element: HTMLElement) {
    const value = element.getAttribute(name) ?? '';
    return value !== '' && isRight(value) ? value : null;
  },
  renderHTML: (attributes: Record<string, unknown>, of = ATTRIBUTES[name] ?? name) =>
    typeof attributes[of] === 'string' ? { [name]: attributes[of] } : {},
});
const ATTRIBUTES: Readonly<Record<string, string>> = {
  'data-file': 'file',
  'data-upload': 'upload',
  'data-video': 'video',
  'data-title': 'title',
};

/** A picture: a file of the record, or one that was sent and waits. */
export const pictureNode = ({ addressOf, unseen }: Shown) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      file: attribute('data-file', isFilePlace),
      upload: attribute('data-upload', isUpload),
      alt: attribute('alt'),
    }),
    parseHTML: () => [{ tag: 'img[data-file]' }, { tag: 'img[data-upload]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', { alt: '', ...HTMLAttributes }],
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const { file, upload, alt } = attrs as Record<'file' | 'upload' | 'alt', string | null>;
        const address = addressOf({ file, upload });
        const dom = document.createElement(address === undefined ? 'div' : 'img');
        if (dom instanceof HTMLImageElement) {
          dom.src = address ?? '';
          dom.alt = alt ?? '';
        } else {
          dom.className = classes['stand'] ?? '';
          dom.textContent = alt ?? unseen;
        }
        return { dom };
      },
  });

/** A video by its id, with what it is called. */
export const videoNode = ({ video: word }: Shown) =>
  Node.create({
    name: 'video',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      video: attribute('data-video', (text) => videoIn(text) !== undefined),
      title: attribute('data-title'),
    }),
    parseHTML: () => [{ tag: 'div[data-video]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const { video, title } = attrs as Record<'video' | 'title', string | null>;
        const dom = document.createElement('div');
        dom.className = classes['stand'] ?? '';
        dom.textContent = `▶ ${title ?? word} (${video ?? ''})`;
        return { dom };
      },
  });
export type { Shown };
