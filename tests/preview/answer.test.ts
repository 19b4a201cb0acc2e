/** What a host answers for a path. */
import { expect, test } from 'vitest'
import { answerer } from '../../src/preview/finished/answer.ts'

const SITE = {
  base: '',
  redirects: { '/old': '/fees#top', '/Index': '/' },
  files: [
    '404.html',
    'StuAccess.html',
    'assets/a.1.svg',
    'charts/kcpe.html',
    'fees.html',
    'index.html',
    'nginx.conf',
    '.htaccess',
    'old.html',
    'robots.txt',
  ],
}
const root = answerer(SITE)
const below = answerer({ ...SITE, base: '/my/school' })
const empty = answerer({ base: '', redirects: {}, files: ['index.html'] })

const file = (path: string) => ({ kind: 'file', status: 200, path })
const redirect = (location: string) => ({ kind: 'redirect', location })
const MISSING = { kind: 'file', status: 404, path: '404.html' }

test.for([
  ['/', file('index.html')],
  ['/fees', file('fees.html')],
  ['/charts/kcpe', file('charts/kcpe.html')],
  ['/StuAccess', file('StuAccess.html')],
  ['/assets/a.1.svg', file('assets/a.1.svg')],
  ['/robots.txt', file('robots.txt')],
  ['/stuaccess', redirect('/StuAccess')],
  ['/FEES', redirect('/fees')],
  ['/fees/', redirect('/fees')],
  ['/fees.html', redirect('/fees')],
  ['/Fees.HTML', redirect('/fees')],
  ['/index', redirect('/')],
  ['/index.html', redirect('/')],
  ['/%66ees', file('fees.html')],
  ['/old', redirect('/fees#top')],
  ['/OLD', redirect('/fees#top')],
  ['/old/', redirect('/fees#top')],
  ['/Old.html', redirect('/fees#top')],
  ['/404', MISSING],
  ['/nginx.conf', MISSING],
  ['/.htaccess', MISSING],
  ['/404.html', MISSING],
  ['/nowhere', MISSING],
  ['/charts', MISSING],
  ['/ASSETS/a.1.svg', MISSING],
  ['/..%2fsite.yaml', MISSING],
  ['/%zz', MISSING],
  ['/%00', MISSING],
  ['', MISSING],
] as const)('%s', ([path, answer]) => {
  expect(root(path)).toEqual(answer)
})

test.for([
  ['/', redirect('/my/school/')],
  ['/my/school', redirect('/my/school/')],
  ['/my/school/', file('index.html')],
  ['/my/school/fees', file('fees.html')],
  ['/my/school/FEES', redirect('/my/school/fees')],
  ['/my/school/old', redirect('/my/school/fees#top')],
  ['/fees', MISSING],
  ['/my/schools', MISSING],
] as const)('below a path: %s', ([path, answer]) => {
  expect(below(path)).toEqual(answer)
})

test('a site without a page for it has no answer for what is not there', () => {
  expect(empty('/nowhere')).toEqual({ kind: 'nothing' })
})

test.for([
  ['/sw', file('sw.html')],
  ['/sw/fees', file('sw/fees.html')],
  ['/sw/nowhere', { ...MISSING, path: 'sw/404.html' }],
  ['/sw/404', { ...MISSING, path: 'sw/404.html' }],
  ['/swimming', MISSING],
] as const)('in two languages: %s', ([path, answer]) => {
  const files = [...SITE.files, 'sw.html', 'sw/404.html', 'sw/fees.html']
  expect(answerer({ ...SITE, files, languages: ['sw'] })(path)).toEqual(answer)
})
