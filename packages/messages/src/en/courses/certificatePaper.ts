/** What is printed on a certificate. */
export const certificatePaper = {
  portal: "Leaders' portal",
  title: 'Certificate of completion',
  file: 'Certificate {name}',
  presented: 'This certificate is presented to',
  completed: 'for completing every required lesson of the course',
  issued: 'Issued on {date}',
  code: 'Certificate',
  verify: 'Scan the code, or open {address}, to see whether this certificate is valid.',
} as const;
