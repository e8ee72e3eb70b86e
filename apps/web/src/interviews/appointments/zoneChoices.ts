interface Choice {
  value: string;
  label: string;
}

/** The zones of the applicant's country first, then all others, as the world calls them: `America/Mexico City`. */
export function zoneChoices(offered: readonly string[], present: string): Choice[] {
  const all = [...offered, ...(present === '' ? [] : [present]), ...Intl.supportedValuesOf('timeZone')];
  return [...new Set(all)].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
