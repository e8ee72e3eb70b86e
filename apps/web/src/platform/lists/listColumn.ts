/** What a list says of its columns; their headers are texts of the noun, by their keys. */
import { createElement, type ReactNode } from 'react';
import type { ListName } from '@portal/contract/allEndpoints.ts';
import type { BrowserTexts, Namespace } from '@portal/messages/browserTexts.ts';
import type { TextKey } from '@portal/messages/translation.ts';
import type { Column } from '../../ui/table/column.ts';
import { Ago } from '../texts/Ago.tsx';
import { countryName, formatDate } from '../texts/format.ts';
import { textNow, type Text } from '../texts/i18n.ts';
import type { ListOf, RowOf } from './useList.ts';

interface Shown<Row, Noun extends Namespace> extends Pick<Column<Row>, 'fixed' | 'width' | 'tall'> {
  cell: (row: Row, t: Text<Noun>) => ReactNode;
  /** Hidden until somebody asks for it: few need it. */
  rare?: true;
  /** On a phone's card it stands above the lines, without its header. */
  title?: true;
  /** It tells when something was: the head of the list says in which zone. */
  zoned?: true;
}

type Keyed<Sort extends string, Key extends string> =
  | { key: Sort & Key; sorts: 'up' | 'down' }
  | { key: Key; sorts?: never };

type ListColumn<Name extends ListName, Noun extends Namespace> = Shown<RowOf<Name>, Noun> &
  Keyed<ListOf<Name>['sorts'][number], TextKey<BrowserTexts[Noun]>>;

/** The texts that a list asks of its noun: title, search, count, emptyText, and each filter by its key. */
type Asks<Name extends ListName> =
  | 'title'
  | 'search'
  | 'count'
  | 'emptyText'
  | (keyof ListOf<Name>['filters'] & string);
type Lacks<Name extends ListName, Noun extends Namespace> = Exclude<Asks<Name>, TextKey<BrowserTexts[Noun]>>;

/** A list as it is shown: of the contract's name, in a noun's words. */
interface ShownList<Name extends ListName, Noun extends Namespace> {
  name: Name;
  noun: Noun;
  columns: readonly ListColumn<Name, Noun>[];
}

interface AnyColumn extends Pick<Column<never>, 'key' | 'sorts' | 'fixed' | 'width' | 'tall'> {
  cell: (row: never, t: never) => ReactNode;
  rare?: true;
  title?: true;
  zoned?: true;
}

/** Whichever. */
export interface AnyShownList {
  name: ListName;
  noun: Namespace;
  columns: readonly AnyColumn[];
}

/**
 * A list as it is shown. Columns sort by sorts of the list alone, every key is a text of the noun, and the noun has the
 * texts that a list asks for.
 */
export const shownList = <Name extends ListName, Noun extends Namespace>(
  name: Name,
  noun: Noun & ([Lacks<Name, Noun>] extends [never] ? unknown : { lacks: Lacks<Name, Noun> }),
  columns: readonly ListColumn<Name, Noun>[],
): ShownList<Name, Noun> => ({ name, noun, columns });

/** Cells that many lists have. */
export const cellOf = {
  country: (code: string | null) => (code === null ? '' : countryName(code)),
  date: (instant: string) => formatDate(instant),
  instant: (instant: string | null, otherwise = '') => (instant === null ? otherwise : createElement(Ago, { instant })),
  language: (language: 'en' | 'es') => textNow('shell', `language.${language}`),
};
