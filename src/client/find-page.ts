/** On the page for what is not found: an address that differs from a page's only in capital letters leads there. */

const list = document.querySelector('script[data-routes]')?.textContent
const paths: unknown = list ? JSON.parse(list) : []
const asked = location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
const page = Array.isArray(paths)
  ? paths.find((path) => typeof path === 'string' && path.toLowerCase() === asked)
  : undefined
if (typeof page === 'string' && page !== location.pathname)
  location.replace(page + location.search + location.hash)
