/** How texts are read, alike on the server and in the browser: flat keys, `{placeholder}`, no escaping (React and mails do). */
export const TEXT_OPTIONS = {
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: ':',
  defaultNS: 'common',
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
} as const;
