/**
 * The words of the page frame, as opposed to the author's texts. A site in another language gives its own
 * under `words:` in site.yaml; `{name}` in a word is filled in where it is used.
 */
export const DEFAULT_WORDS = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  newTab: 'opens in a new tab',
  scrollToTop: 'Back to top',
  next: 'Next',
  socialNetworks: 'Follow us',
  contact: 'Contact',
  close: 'Close',
  since: 'Since',
  message: 'Message',
  school: 'School',
  campus: 'Campus',
  item: 'Item',
  amount: 'Amount',
  free: 'Free',
  statedTotal: 'As stated',
  computedTotal: 'Sum of the items',
  payments: 'Ways to pay',
  accepted: 'Accepted',
  notAccepted: 'Not accepted',
  conditions: 'Conditions',
  opens: 'Opens',
  closes: 'Closes',
  halfTerm: 'Half term',
  holidayStarts: 'Starts',
  holidayEnds: 'Ends',
  unverified: 'as stated, not verified',
  openDashboard: 'Open in a new tab',
  notConfigured: 'This dashboard is not configured yet',
  allYears: 'All years',
  year: 'Year',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  otherPages: 'More pages',
  category: 'Category',
  showTable: 'The figures as a table',
  slide: 'Picture {number} of {count}',
  closesOn: 'closes on {date}',
} as const

export type WordName = keyof typeof DEFAULT_WORDS
export type Words = { readonly [Name in WordName]: string }
