/** For the page for missing addresses: if an address differs from a page's only in capital letters, goes to that page. */

const list = document.querySelector('script[data-routes]')?.textContent
const paths: unknown = list ? JSON.parse(list) : []
const asked = location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
const page = Array.isArray(paths)
  ? paths.find((path) => typeof path === 'string' && path.toLowerCase() === asked)
  : undefined
if (typeof page === 'string' && page !== location.pathname)
  location.replace(page + location.search + location.hash)
