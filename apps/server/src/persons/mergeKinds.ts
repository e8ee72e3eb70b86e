interface Merging {
  /** Whom it tells of beside its subject. */
  other: number;
  merging: number;
}

/** What the history tells of those who are the same, or only look so. */
export interface MergeKinds {
  merged: Merging;
  unmerged: Merging;
  notSame: { other: number };
}
