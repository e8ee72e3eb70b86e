/** Tags on applications (product/applications.md#tags-notes-references). */

/** What a tag may be coloured in: keys of the theme's palettes, which has their values for light and dark. */
export const TAG_COLOURS = [
  'gray',
  'red',
  'pink',
  'grape',
  'violet',
  'blue',
  'cyan',
  'teal',
  'green',
  'lime',
  'gold',
  'orange',
] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

/** What the list of tags may be narrowed to. */
export const TAG_USES = ['used', 'unused'] as const;
