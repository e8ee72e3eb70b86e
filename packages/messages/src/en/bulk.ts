/** Work on many things at once: how far it is, and what became of each. A kind has its own texts. */
export const bulk = {
  label: 'Progress',
  'handOver.running': 'Handing over {done} of {total}…',
  'handOver.done': 'Handed over: {done} of {total}.',
  'handOver.cancelled': 'Stopped. Handed over: {done} of {total}. The others stay as they were.',
  'handOver.refused_one': '{shown} application could not be handed over:',
  'handOver.refused_other': '{shown} applications could not be handed over:',
  'remindClients.running': 'Reminding {done} of {total}…',
  'remindClients.done': 'Reminded: {done} of {total}.',
  'remindClients.cancelled': 'Stopped. Reminded: {done} of {total}. The others received nothing.',
  'remindClients.refused_one': '{shown} person was not reminded:',
  'remindClients.refused_other': '{shown} people were not reminded:',
  stop: 'Stop',
  hidden: 'One that your role does not see',
  more: 'Show more',
  failed: 'The progress could not be loaded. The work goes on.',
  notStopped: 'It could not be stopped. The work goes on.',
} as const;
