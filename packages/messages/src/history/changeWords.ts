/** What was changed of a user, a role, a region, a client or a setting, in words: for screens and for exports. */
import type { HistoryEntry } from '@portal/contract/history.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { PERMISSIONS } from '@portal/domain/access/permissions.ts';
import { bandsOf, changedCountries, type MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import type { Fee } from '@portal/domain/applications/money.ts';
import { STAGES, type Stage } from '@portal/domain/applications/stages.ts';
import { CHANGE_KINDS, EXPORT_DEFINITION, KEPT_KEYS, type ChangedNoun } from '@portal/domain/history/changes.ts';
import type { CheckInSettings } from '@portal/domain/settings/checkIn.ts';
import { FACTOR_CHANGES } from '@portal/domain/users/secondFactor.ts';
import type { history } from '../en/history.ts';
import type { TextKey } from '../translation.ts';
import type { ChangedField, ChangeWords } from './changedField.ts';
import { checkInFields, kindsIn } from './checkInFields.ts';
import { definitionFields, keptFields } from './keptFields.ts';

type Entry = Pick<HistoryEntry, 'what' | 'detail' | 'names'>;
type Key = TextKey<typeof history>;
type Value = { from?: unknown; to?: unknown };

/** What happened, in a few words; of a kind that is not known here a neutral text. */
export const changeEvent = ({ history: t }: ChangeWords, noun: ChangedNoun, { what }: Entry): string =>
  (CHANGE_KINDS[noun] as readonly string[]).includes(what) ? t(`event.${noun}.${what}` as Key) : t('event.unknown');

/** Every field of a change, before and after; one whose value was erased says so. */
export function changedFields(given: ChangeWords, noun: ChangedNoun, { detail, names = {} }: Entry): ChangedField[] {
  const words = { columnName: (key: string) => names[`column.${key}`] ?? key, ...given };
  const { history: t, figures } = words;
  const changes = (detail['changes'] ?? {}) as Readonly<Record<string, Value>>;
  const named = (kind: string, ids: unknown) =>
    figures.list((ids as number[]).map((id) => names[`${kind}.${id}`] ?? t('gone')));
  const texts = (codes: unknown) =>
    figures.list(
      (codes as string[]).map((slug) =>
        PERMISSIONS.some((one) => one === slug) ? words.permissions(slug as never) : slug,
      ),
    );
  const list = (key: string, label: Key, say: (value: unknown) => string): ChangedField[] =>
    Array.isArray(detail[key]) && detail[key].length > 0 ? [{ label: t(label), to: say(detail[key]) }] : [];
  const number = (key: string, label: Key): ChangedField[] =>
    typeof detail[key] === 'number' ? [{ label: t(label), to: figures.number(detail[key]) }] : [];

  // Of what is written for many, the fields alone are kept; of people's records a field without values was erased.
  const isWriting = noun === 'content' || noun === 'notifications';
  const fields = ((detail['fields'] ?? []) as string[]).filter((field) => !(field in changes));
  const erased = isWriting ? [] : fields;
  const written = [
    ...new Set(fields.map((field) => labelOf(t, noun, field)).filter((label) => label !== t('field.other'))),
  ];
  const stands = isWriting && typeof detail['to'] === 'string' ? STANDS.find((one) => one === detail['to']) : undefined;
  const person = (value: unknown) =>
    typeof value === 'number' ? (names[`person.${value}`] ?? t('gone')) : t('nobody');
  return [
    ...Object.entries(changes).flatMap(([field, value]) => valuesOf(words, noun, field, value)),
    ...(isWriting && written.length > 0 ? [{ label: t('field.changed'), to: figures.list(written) }] : []),
    ...(stands ? [{ label: t('field.status'), to: t(`stands.${stands}`) }] : []),
    ...erased.map((field) => ({ label: labelOf(t, noun, field), to: t('erased') })),
    ...('assigneeTo' in detail
      ? [
          {
            label: t('field.ephesian'),
            from: text(detail['assigneeFromName']) || t('nobody'),
            to: text(detail['assigneeToName']) || t('nobody'),
          },
        ]
      : []),
    ...list('codes', 'field.refusals', (codes) => figures.list(codes as string[])),
    ...list('countries', 'field.countries', (codes) => figures.list((codes as string[]).map(figures.country))),
    ...list('roles', 'field.roles', (ids) => named('role', ids)),
    ...list('rolesAdded', 'field.rolesAdded', (ids) => named('role', ids)),
    ...list('rolesRemoved', 'field.rolesRemoved', (ids) => named('role', ids)),
    ...list('permissions', 'field.permissions', texts),
    ...list('added', 'field.added', texts),
    ...list('removed', 'field.removed', texts),
    ...(typeof detail['delegate'] === 'number'
      ? [
          { label: t('field.delegate'), to: named('user', [detail['delegate']]) },
          { label: t('field.from'), to: figures.date(text(detail['from'])) },
          { label: t('field.until'), to: figures.date(text(detail['until'])) },
        ]
      : []),
    ...number('ended', 'field.sessions'),
    ...number('applications', 'field.applications'),
    ...number('regions', 'field.regions'),
    ...number('days', 'field.days'),
    ...Object.entries((detail['heirs'] ?? {}) as Record<string, number>).flatMap(([kind, id]) => {
      const known = ASSIGNMENT_KINDS.find((one) => one === kind);
      return known ? [{ label: t(`field.heir.${known}`), to: named('user', [id]) }] : [];
    }),
    ...(noun === 'persons' && 'to' in detail && !('assigneeTo' in detail)
      ? [{ label: t('field.parent'), from: person(detail['from']), to: person(detail['to']) }]
      : []),
    ...(noun === 'persons' && 'other' in detail
      ? [{ label: t('field.otherPerson'), to: person(detail['other']) }]
      : []),
    ...(noun !== 'persons' && !isWriting && typeof detail['to'] === 'string'
      ? valuesOf(words, noun, 'status', { from: detail['from'], to: detail['to'] })
      : []),
    ...FACTOR_CHANGES.filter((one) => one === detail['change']).map((one) => ({
      label: t('field.factor'),
      to: t(`factor.${one}`),
    })),
    ...(typeof detail['termsVersion'] === 'string' ? [{ label: t('field.terms'), to: detail['termsVersion'] }] : []),
    ...(noun === 'access' && typeof detail['name'] === 'string'
      ? [{ label: t('field.roleName'), to: detail['name'] }]
      : []),
  ];
}

/** A setting of several parts tells those that changed. */
function valuesOf(words: ChangeWords, noun: ChangedNoun, field: string, { from, to }: Value): ChangedField[] {
  if (field.startsWith(EXPORT_DEFINITION)) return definitionFields(words, from, to);
  if (KEPT_KEYS.some((key) => key === field)) return keptFields(words, from, to);
  if (field === 'CHECK_IN') return checkInFields(words, from as CheckInSettings, to as CheckInSettings);
  if (field === 'STAGE_LIMITS') {
    const [before, after] = [from, to].map((limits) => (limits ?? {}) as Readonly<Record<string, number | null>>);
    return Object.keys({ ...before, ...after })
      .filter((stage) => stage in STAGES && before?.[stage] !== after?.[stage])
      .map((stage) => ({
        label: words.history('field.limit', { stage: words.stages(stage as Stage) }),
        from: valueOf(words, 'days', before?.[stage]),
        to: valueOf(words, 'days', after?.[stage]),
      }));
  }
  if (field === 'MINISTRY_RULES') {
    const [before = [], after = []] = [from, to].map((rules) => (rules ?? []) as MinistryBand[]);
    return changedCountries(before, after).map((country) => ({
      label:
        country === '*'
          ? words.history('field.otherBands')
          : words.history('field.bands', { country: words.figures.country(country) }),
      from: bandsText(words, bandsOf(before, country)),
      to: bandsText(words, bandsOf(after, country)),
    }));
  }
  const label = labelOf(words.history, noun, field);
  return [{ label, from: valueOf(words, field, from), to: valueOf(words, field, to) }];
}

const bandsText = ({ history: t, figures }: ChangeWords, bands: readonly MinistryBand[]): string =>
  bands.length === 0
    ? t('nothing')
    : figures.list(
        bands.map(({ threshold: { min, max } }) =>
          max === null ? `${figures.number(min)}+` : `${figures.number(min)}–${figures.number(max)}`,
        ),
      );

function valueOf({ history: t, figures }: ChangeWords, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('nothing');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (field === 'EXONERATION_LIMIT' && typeof value === 'number') return figures.money(value, 'USD');
  if (field === 'REQUEST_PAYMENT_AMOUNT') {
    const { amount, currency } = value as Fee;
    return figures.money(amount, currency);
  }
  if (typeof value === 'number') return figures.number(value);
  if (field === 'country') return figures.country(text(value));
  if (field === 'access' && typeof value === 'string') return figures.list(kindsIn(t, value.split(',')));
  const known = VALUES[field]?.find((one) => one === value);
  if (known) return t(`${field}.${known}` as Key);
  // The dates of each quarter.
  if (Array.isArray(value)) return value.map((each: object) => Object.values(each).join(' – ')).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** As posts and notifications stand after a change. */
const STANDS = ['DRAFT', 'SCHEDULED', 'SENDING', 'PUBLISHED', 'ENDED'] as const;

/** Fields whose values are codes. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  status: ['ACTIVE', 'INACTIVE', 'PENDING'],
  language: ['en', 'es'],
  opened_at: ['DRAFT', 'OPEN'],
};

/** As columns and settings are called; one that has no words of its own is a field among others. */
const labelOf = (t: ChangeWords['history'], noun: ChangedNoun, field: string): string => {
  const own = noun === 'access' && field === 'name' ? 'roleName' : field;
  return (FIELDS as readonly string[]).includes(own) ? t(`field.${own}` as Key) : t('field.other');
};
const FIELDS = [
  'name',
  'last_name',
  'email',
  'country',
  'phone_code',
  'mobile',
  'language',
  'status',
  'roleName',
  'name_en',
  'name_es',
  'title_en',
  'title_es',
  'body_en',
  'body_es',
  'alt_en',
  'alt_es',
  'category_id',
  'from_at',
  'until_at',
  'description',
  'description_es',
  'slug',
  'active',
  'place',
  'conference',
  'ephesian_id',
  'zone',
  'starts_at',
  'ends_at',
  'access',
  'opened_at',
  'reason',
  'EXONERATION_LIMIT',
  'REQUEST_PAYMENT_AMOUNT',
  'DRAFT_ERASURE_DAYS',
  'CENSUS_TIME',
  'MAINTENANCE',
  'view',
] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
