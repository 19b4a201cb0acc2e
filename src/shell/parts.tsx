/** The parts of the shell. Each is rendered by itself, so that pages can share it. */
export { Banner } from './banner/banner.tsx'
export { Footer } from './footer/footer.tsx'
export { Header } from './header/header.tsx'
export { Languages } from './header/languages.tsx'
export { Pager } from './pager/pager.tsx'
export { Search } from './search/search.tsx'
