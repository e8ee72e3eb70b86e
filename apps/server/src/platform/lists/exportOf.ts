/** What a list is exported with, said once: columns with keys that stay, in the words of its screen (product/exports.md#what). */
import type { allEndpoints, ListName } from '@portal/contract/allEndpoints.ts';
import type { ExportedStatisticName } from '@portal/domain/exports/exports.ts';
import type { QueryOf, ReplyOf } from '@portal/contract/endpoints.ts';
import type { BrowserTexts, Namespace } from '@portal/messages/browserTexts.ts';
import type { TextKey } from '@portal/messages/translation.ts';
import type { ListContext, Whole } from './defineList.ts';
import type { ExportWords } from './exportWords.ts';

/** What stands in a cell, by what it is: a file has real numbers and dates. Nothing is an empty cell. */
type Value<Row> =
  | { text: (row: Row, words: ExportWords) => string | null | undefined }
  | { number: (row: Row) => number | null | undefined }
  /** With decimals, where it has any. */
  | { decimal: (row: Row) => number | null | undefined }
  /** Cents. */
  | { money: (row: Row) => number | null | undefined }
  /** A calendar date, or the day of an instant in New York. */
  | { day: (row: Row) => string | null | undefined }
  | { instant: (row: Row) => string | null | undefined }
  /** The code of a country. */
  | { country: (row: Row) => string | null | undefined };

type ValueKind = Value<never> extends infer V ? (V extends unknown ? keyof V : never) : never;

type Titled<Noun extends Namespace> =
  /** A text of the noun, as over the column of its screen. */
  { key: TextKey<BrowserTexts[Noun]>; title?: never } | { key: string; title: (words: ExportWords) => string };

type Column<Row, Noun extends Namespace> = Value<Row> &
  Titled<Noun> & {
    /** The column of the screen in which it is shown, where that has another key. */
    under?: string;
    /** In characters, where the usual one of its kind does not do. */
    width?: number;
  };

export interface ExportColumn {
  key: string;
  under: string;
  kind: ValueKind;
  width: number;
  title: (words: ExportWords) => string;
  value: (row: never, words: ExportWords) => string | number | null | undefined;
}

export interface ExportedList {
  name: ListName | ExportedStatisticName;
  noun: Namespace;
  columns: readonly ExportColumn[];
  /** What the reader has of it by a query that its schema took, as its endpoint would tell it. */
  rows(context: ListContext, query: unknown): Promise<Whole<unknown>>;
}

const WIDTHS: Readonly<Record<ValueKind, number>> = {
  text: 24,
  number: 10,
  decimal: 12,
  money: 14,
  day: 12,
  instant: 18,
  country: 20,
};

type Told<Name extends ListName> = ReplyOf<(typeof allEndpoints)[Name]>['data'][number];

interface Source<Name extends ListName, Row> {
  rows: (context: ListContext, query: QueryOf<(typeof allEndpoints)[Name]>) => Whole<Row> | Promise<Whole<Row>>;
  /** As the endpoint tells them. */
  tell: (rows: readonly Row[], context: ListContext) => Told<Name>[] | Promise<Told<Name>[]>;
}

/** Said beside the list; it has its line in exportedLists.ts. */
export const exportOf = <Name extends ListName, Noun extends Namespace, Row>(
  name: Name,
  noun: Noun,
  { rows, tell }: Source<Name, Row>,
  columns: readonly Column<Told<Name>, Noun>[],
): ExportedList => ({
  name,
  noun,
  columns: exportColumns(noun, columns),
  async rows(context, query) {
    const whole = await rows(context, query as QueryOf<(typeof allEndpoints)[Name]>);
    return {
      count: whole.count,
      async *batches() {
        for await (const batch of whole.batches()) yield await tell(batch, context);
      },
    };
  },
});

/** Columns in the words of a noun. */
export const exportColumns = <Row, Noun extends Namespace>(
  noun: Noun,
  columns: readonly Column<Row, Noun>[],
): ExportColumn[] =>
  columns.map(({ key, title, under = key, width, ...value }) => {
    const [[kind, read] = []] = Object.entries(value) as [ValueKind, ExportColumn['value']][];
    if (kind === undefined || read === undefined) throw new Error(`The column ${key} has no value.`);
    return {
      key,
      under,
      kind,
      width: width ?? WIDTHS[kind],
      // Its type says that the noun has it.
      title: title ?? ((words) => words.say(noun, key)),
      value: read,
    };
  });
