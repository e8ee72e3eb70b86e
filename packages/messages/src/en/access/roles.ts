/** What the shipped roles do, for whoever gives them; of other roles their own description is shown. */
export const roles = {
  'administrator.description':
    'Sees and does everything: applications, settings, users and roles. Applications cannot be assigned to this role.',
  'manager.description':
    'Decides on applications in every stage and assigns them. Sees statistics, reports, events, users and leaders.',
  'supervisor.description':
    'Oversees the review: sees applications in every stage, moves them once they are paid, assigns them and requests corrections. Sees statistics and reports.',
  'analyst.description':
    'Takes paid applications, reviews those assigned to them and requests corrections until the analysis is complete.',
  'ephesian.description':
    'Oversees a region: conducts the interviews for the applications in their charge and cares for its churches. Sees no other applications.',
} as const;
