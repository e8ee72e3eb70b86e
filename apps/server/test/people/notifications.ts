/** All that the form of a notification sends, complete in both languages. */
export const NOTIFICATIONS = '/api/business/notification';

export const notificationBody = (more: object = {}) => ({
  name: 'Gathering of the year',
  language: 'both',
  title: { en: 'The gathering', es: 'El encuentro' },
  message: { en: 'It begins on Friday.', es: 'Comienza el viernes.' },
  subject: { en: 'Come to the gathering', es: 'Venga al encuentro' },
  body: { en: '<p>Bring <strong>friends</strong></p>', es: '<p>Traiga <strong>amigos</strong></p>' },
  groups: ['MANAGERS'],
  country: null,
  stages: [],
  ephesian: null,
  people: [],
  applicants: [],
  state: 'DRAFT',
  fromDay: '',
  fromTime: '',
  ...more,
});
