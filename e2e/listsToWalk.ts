// Over 250 lines: a row for every list that there is.
/** Every list of the portal with what is needed to walk it: each must do what every list does. */
export interface ListToWalk {
  name: string;
  path: string;
  /** The call that reads it. */
  api: RegExp;
  /** A filter by its label and value, and what then stands in the address. */
  filter: [label: string, value: string, inAddress: RegExp];
  /** With the filter it leaves some rows, fewer than a page. */
  search: string;
  /** A second filter, and whom both leave, as the list first comes. */
  and?: { filter: string; value: string; leaves: readonly string[] };
  /** A column that sorts, and the way of its first press. */
  sorts: [header: string, way: 'ascending' | 'descending', inAddress: RegExp];
  /** A column that is shown and can be hidden, and one the other way round. */
  shown: string;
  hidden?: string;
  /** What a row opens. */
  opens?: 'link' | 'button';
  /** In Spanish: its label, and an order with its place in the address. */
  inSpanish: { label: string; order: [text: string, inAddress: RegExp] };
}

const BY_NAME: ListToWalk['inSpanish']['order'] = ['Nombre, ascendente', /sort=name/];
/** Of those that come by name: their usual order leaves nothing in the address. */
const BY_NAME_DOWN: ListToWalk['inSpanish']['order'] = ['Nombre, descendente', /sort=-name/];

export const LISTS: readonly ListToWalk[] = [
  {
    name: 'users',
    path: '/B_Portal/users/list',
    api: /\/api\/business\/user\?/,
    filter: ['Status', 'Active', /status=ACTIVE/],
    search: 'portal.test',
    and: { filter: 'Role', value: 'Analyst', leaves: ["Julia O'Hara", 'Mateo Ibáñez'] },
    sorts: ['Name', 'descending', /sort=-name/],
    shown: 'Country',
    hidden: 'Created',
    opens: 'link',
    inSpanish: {
      label: 'Usuarios del portal interno',
      order: ['Último inicio de sesión, descendente', /sort=-lastSignIn/],
    },
  },
  {
    name: 'roles',
    path: '/B_Portal/roles/list',
    api: /\/api\/business\/role\?/,
    filter: ['Origin', 'Came with the portal', /origin=SHIPPED/],
    search: 'er',
    sorts: ['Name', 'descending', /sort=-name/],
    shown: 'Kind',
    hidden: 'Slug',
    opens: 'link',
    inSpanish: { label: 'Roles', order: BY_NAME_DOWN },
  },
  {
    name: 'posts',
    path: '/B_Portal/cms/post/list',
    api: /\/api\/business\/post\?/,
    filter: ['Status', 'Published', /state=PUBLISHED/],
    search: 'portal',
    sorts: ['Last saved', 'descending', /sort=-saved/],
    shown: 'Category',
    hidden: 'Shown until',
    opens: 'link',
    inSpanish: { label: 'Publicaciones', order: ['Guardada, descendente', /sort=-saved/] },
  },
  {
    name: 'notifications',
    path: '/B_Portal/notifications/list',
    api: /\/api\/business\/notification\?/,
    filter: ['Status', 'Draft', /state=DRAFT/],
    search: 'the',
    sorts: ['Last saved', 'ascending', /sort=saved/],
    shown: 'Language',
    hidden: 'Saved by',
    opens: 'link',
    inSpanish: { label: 'Notificaciones', order: ['Guardada, ascendente', /sort=saved/] },
  },
  {
    name: 'categories',
    path: '/B_Portal/cms/categories/list',
    api: /\/api\/business\/content-category\?/,
    filter: ['In use', 'With posts', /used=YES/],
    search: 'the',
    sorts: ['Spanish name', 'ascending', /sort=spanish/],
    shown: 'Posts',
    opens: 'link',
    inSpanish: { label: 'Categorías', order: ['Nombre en español, ascendente', /sort=spanish/] },
  },
  {
    name: 'events',
    path: '/B_Portal/events/list',
    api: /\/api\/business\/event\?/,
    filter: ['Status', 'Ended', /status=ENDED/],
    search: 'conferencia',
    sorts: ['Event', 'ascending', /sort=name/],
    shown: 'Conference',
    hidden: 'Admits',
    opens: 'link',
    inSpanish: { label: 'Eventos', order: ['Evento, ascendente', /sort=name/] },
  },
  {
    name: 'attendance',
    path: '/B_Portal/events/assistance',
    api: /\/api\/business\/event\/attendance\?/,
    filter: ['Region', 'No region', /ephesian=none/],
    search: 'gathering',
    sorts: ['Total attendance', 'descending', /sort=-total/],
    shown: 'Conference',
    opens: 'link',
    inSpanish: { label: 'Asistencia', order: ['Asistencia total, descendente', /sort=-total/] },
  },
  {
    name: 'clients',
    path: '/B_Portal/users/client-list',
    api: /\/api\/business\/client\?/,
    filter: ['Stage', 'Analysis', /stage=ANALYSIS/],
    search: 'example',
    sorts: ['Name', 'ascending', /sort=name/],
    shown: 'Stage',
    hidden: 'Created',
    opens: 'link',
    inSpanish: { label: 'Usuarios del portal de líderes', order: BY_NAME },
  },
  {
    name: 'unfinished accounts',
    path: '/B_Portal/users/unfinished-list',
    api: /\/api\/business\/client\/unfinished\?/,
    filter: ['Waiting for', 'The rest of the form', /waits=FORM/],
    search: 'example',
    sorts: ['Name', 'ascending', /sort=name/],
    shown: 'Form',
    hidden: 'Language',
    opens: 'link',
    inSpanish: { label: 'Cuentas sin terminar', order: BY_NAME },
  },
  {
    name: 'unfinished applications',
    path: '/B_Portal/requests/unfinished',
    api: /\/api\/business\/request\/unfinished\?/,
    filter: ['Form', 'Ministry', /form=FORM_STATE_MINISTRY_FORM/],
    search: 'example',
    sorts: ['Name', 'ascending', /sort=name/],
    shown: 'Church',
    hidden: 'Language',
    opens: 'link',
    inSpanish: { label: 'Solicitudes sin terminar', order: BY_NAME },
  },
  {
    name: 'outbox',
    path: '/B_Portal/configurations/outbox',
    api: /\/api\/business\/outbox\?/,
    filter: ['State', 'Kept here', /state=KEPT/],
    search: '2026-00006',
    sorts: ['Written', 'ascending', /sort=created/],
    shown: 'To',
    hidden: 'Tries',
    opens: 'button',
    inSpanish: { label: 'Bandeja de salida', order: ['Escrito, ascendente', /sort=created/] },
  },
  {
    name: 'payments that did not count',
    path: '/B_Portal/requests/payments',
    api: /\/api\/business\/payment\?/,
    filter: ['State', 'All', /show=all/],
    search: 'again',
    sorts: ['Received', 'ascending', /sort=received/],
    shown: 'Reference',
    hidden: 'Paid with',
    inSpanish: { label: 'Pagos', order: ['Recibido, ascendente', /sort=received/] },
  },
  {
    name: 'exonerations',
    path: '/B_Portal/requests/exonerations',
    api: /\/api\/business\/exoneration\?/,
    filter: ['Kind', 'By payment', /type=PAYMENT/],
    search: '2026-',
    sorts: ['Date', 'ascending', /sort=asked/],
    shown: 'Reason',
    hidden: 'Asked by',
    inSpanish: { label: 'Exoneraciones', order: ['Fecha, ascendente', /sort=asked/] },
  },
  {
    name: 'licenses',
    path: '/B_Portal/requests/licences',
    api: /\/api\/business\/licence\?/,
    filter: ['State', 'Active', /standing=ACTIVE/],
    search: '2026-',
    sorts: ['Valid until', 'descending', /sort=-until/],
    shown: 'Church',
    inSpanish: { label: 'Licencias', order: ['Válida hasta, descendente', /sort=-until/] },
  },
  {
    name: 'who watched a course',
    path: '/B_Portal/configurations/courses/1?tab=tracking',
    api: /\/api\/business\/course-view\?/,
    filter: ['Outcome', 'Missed', /outcome=MISSED/],
    search: 'an',
    sorts: ['Last play', 'ascending', /sort=last/],
    shown: 'Viewed time',
    hidden: 'Browser',
    inSpanish: { label: 'Seguimiento', order: ['Última reproducción, ascendente', /sort=last/] },
  },
  {
    name: 'churches with their reports',
    path: '/B_Portal/reports/list-churches',
    api: /\/api\/business\/report\/church\?/,
    filter: ['Quarters without a report', '1 or more', /silence=1/],
    search: 'ig',
    sorts: ['Church', 'descending', /sort=-name/],
    shown: 'Leader',
    hidden: 'Ephesian',
    inSpanish: { label: 'Reportes trimestrales', order: ['Iglesia, descendente', /sort=-name/] },
  },
  {
    name: 'my region',
    path: '/B_Portal/pastoral-care/list',
    api: /\/api\/business\/pastoral-care\/church\?/,
    filter: ['Pastoral care', 'Satisfied', /care=SATISFIED/],
    search: 'ca',
    sorts: ['Church', 'descending', /sort=-name/],
    shown: 'Leader',
    inSpanish: { label: 'Mi región', order: ['Iglesia, descendente', /sort=-name/] },
  },
  {
    name: 'bin',
    path: '/B_Portal/requests/bin',
    api: /\/api\/business\/bin\?/,
    filter: ['Time left', 'More than 7 days', /left=longer/],
    search: '-000',
    sorts: ['Deleted', 'ascending', /sort=deleted/],
    shown: 'Reason',
    hidden: 'Church',
    inSpanish: { label: 'Papelera', order: ['Eliminada, ascendente', /sort=deleted/] },
  },
  {
    name: 'problem reports',
    path: '/B_Portal/configurations/problems',
    api: /\/api\/business\/problem\?/,
    filter: ['State', 'All', /show=all/],
    search: 'walking the lists',
    sorts: ['Reported', 'ascending', /sort=created/],
    shown: 'Screen',
    inSpanish: { label: 'Reportes de problemas', order: ['Recibido, ascendente', /sort=created/] },
  },
  {
    name: 'tags',
    path: '/B_Portal/configurations/request?section=tags',
    api: /\/api\/business\/tag\?/,
    filter: ['Use', 'In use', /use=used/],
    search: 'i',
    sorts: ['Name', 'descending', /sort=-name/],
    shown: 'Applications',
    inSpanish: { label: 'Etiquetas', order: BY_NAME_DOWN },
  },
];
