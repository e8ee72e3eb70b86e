import { createElement, useMemo, type ReactNode } from 'react';
import { linkOf, MARKUP } from '@portal/domain/fields/richText.ts';
import type { Language } from '@portal/domain/languages.ts';
import { VideoFrame } from './VideoFrame.tsx';
import classes from './RichText.module.css';

/** Where the pictures of a text are, by their places among the files of its record. */
export type Pictures = Readonly<Record<string, string>>;

interface Props {
  html: string;
  pictures?: Pictures;
  /** That it is written in, where it is not the page's. */
  language?: Language;
}

const NONE: Pictures = {};

/**
 * A text as it is read. The server has made it clean; here it is built anew, element by element, of what a text may be made
 * of, so that nothing of it becomes markup by itself.
 */
export function RichText({ html, pictures = NONE, language }: Props) {
  const shown = useMemo(
    () => childrenOf(new DOMParser().parseFromString(html, 'text/html').body, pictures),
    [html, pictures],
  );
  return (
    <div className={classes.text} lang={language}>
      {shown}
    </div>
  );
}

const childrenOf = (parent: Node, pictures: Pictures): ReactNode[] =>
  [...parent.childNodes].map((node, at) => shownNode(node, at, pictures));

function shownNode(node: Node, key: number, pictures: Pictures): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (tag === 'img') return picture(node, key, pictures);
  if (tag === 'div') {
    const video = node.getAttribute('data-video');
    return video === null ? null : <VideoFrame key={key} id={video} title={node.getAttribute('data-title') ?? ''} />;
  }
  if (!Object.hasOwn(MARKUP.page, tag)) return null;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  const children = childrenOf(node, pictures);
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  const address = linkOf(node.getAttribute('href') ?? '');
  return address === undefined ? (
    children
  ) : (
    <a key={key} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function picture(node: Element, key: number, pictures: Pictures): ReactNode {
  const address = pictures[node.getAttribute('data-file') ?? ''];
  return address === undefined ? null : <img key={key} src={address} alt={node.getAttribute('alt') ?? ''} />;
}
