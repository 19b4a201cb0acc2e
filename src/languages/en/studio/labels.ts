/** The names of fields and of what can be chosen in English, where those in the file say too little. */
import type { Labels } from './words.ts'

export const labels: Labels = {
  header: 'Menu',
  href: 'Link',
  alt: 'What the picture shows',
  decorative: 'Only decoration',
  noindex: 'Hide from search engines',
  anchor: 'Name of this place',
  embedUrl: 'Page in the frame',
  reload: 'Load the whole page',
  enroll: 'Button that stays in sight',
  url: 'Address of the site',
  lang: 'Language',
  pricePerMegabyte: 'Price of a megabyte',
  hideOn: 'Pages without the bar',
  dark: 'On dark screens',
  brand: 'Main colour',
  accent: 'Second colour',
  social: 'Social networks',
  chains: 'Chains of pages',
  aliases: 'Other addresses',
  isFree: 'Free of charge',
  ctaButton: 'Large button',
  faq: 'Questions and answers',
  routeList: 'List of all pages',
  NGO: 'NGO',
}
