/** The menu and the footer of the school as its specification words and orders them. */

export const PORTAL = 'Enquire'

/** A title with the route it leads to, or with the routes of its group. */
export const MENU: readonly (readonly [title: string, routes: string | readonly string[]])[] = [
  ['Home', '/'],
  ['Who We Are', ['/who', '/history', '/leadership', '/nurturing']],
  [
    'Nurture',
    ['/nurture', '/farm-2-fork', '/homefromhome', '/discipline', '/chaplaincy', '/nursing-care', '/safety'],
  ],
  ['KCPE Results', '/perfomance'],
  ['Study Life', ['/studylife', '/tailor-made-leadership-pathways', '/cadet', '/coding', '/seafarers']],
  [
    'Talent',
    [
      '/talent',
      '/band',
      '/chess',
      '/scouts',
      '/swimmers',
      '/skating',
      '/cycling',
      '/basket',
      '/football',
      '/chef',
      '/golf',
    ],
  ],
  ['Our Friendly Fees', ['/fees', '/grade4fee', '/grade5fee', '/grade6fee', '/terms']],
  ['How to Join Us', ['/join', '/grade4', '/grade5', '/grade6', '/adm', PORTAL]],
  ['Location', '/location'],
  ['Get Access', ['/access', '/events', '/StuAccess', '/staffAccess']],
]

export const QUICK_LINKS = [
  '/',
  '/who',
  '/perfomance',
  '/nurture',
  '/studylife',
  '/talent',
  '/fees',
  '/join',
  '/location',
  '/access',
]
