/**
 * For the page for missing addresses: goes to the page whose address differs only in capital letters, or to the same
 * page in the language that it has.
 */

const list = document.querySelector('script[data-routes]')?.textContent
const paths: unknown = list ? JSON.parse(list) : []
const asked = location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
for (const entry of Array.isArray(paths) ? paths : []) {
  const [path, page = path]: readonly unknown[] = [entry].flat()
  if (typeof path === 'string' && path.toLowerCase() === asked && page !== location.pathname) {
    location.replace(String(page) + location.search + location.hash)
    break
  }
}
