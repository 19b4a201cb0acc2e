/**
 * Where lines begin on the right, what has its place at one side of the page changes sides. The oldest browsers know no
 * other way to say it. Only sites with such a language have these rules.
 */
import { directionOf } from '../../../block/direction.ts'

/** Each `&` stands for the page. */
const RULES = `
& .skip-link{left:auto;right:.5rem}
& .site-header .menu-entry::after{margin:0 auto 0 0}
& .countdown a{margin:0 1rem 0 0}
& .countdown .countdown-label{padding:0 0 0 3rem}
& .countdown .countdown-toggle{right:auto;left:calc(var(--gutter) - .625rem)}
& .countdown-left b{text-align:left}
& .pager-link{padding:1.25rem 1.5rem 1.375rem 4.5rem}
& .pager-arrow::before,& .pager-arrow::after{right:auto;left:1.75rem}
& .pager-arrow::after{transform:rotate(-135deg)}
& .slides .round svg{transform:scaleX(-1)}
& .slideshow figcaption{left:auto;right:var(--gutter)}
@media screen and (max-width:63.99em){
& .site-header .menu-button summary{right:auto;left:var(--gutter)}
& .site-name{padding:.375rem var(--gutter) .375rem 8.5rem}
& .site-header .site-search{margin:0 0 0 calc(var(--gutter) - 1.375rem)}
& .menu .menu-group{padding:0 1rem 0 0;border-width:0 2px 0 0;border-right:2px solid var(--highlight)}
& .enroll::before{right:var(--gutter);left:calc(var(--gutter) + 3.5rem)}
}
@media (prefers-reduced-motion:no-preference){& .pager-arrow:hover::before,& .pager-arrow:hover::after{translate:-.375rem}}
@media screen and (max-width:35.99em){& .countdown-left b{text-align:right}}
@media screen and (max-width:15.99em){& .site-name{padding-left:4.5rem}}
@media screen and (min-width:64em){
& .menu .menu-group{left:auto;right:0}
& .menu>:nth-last-child(-n+3)>.menu-group{right:auto;left:0}
& .countdown .container{padding:.5rem var(--gutter) .75rem calc(var(--gutter) + 2.75rem)}
& .countdown .countdown-label{padding:0}
& .countdown .countdown-date{margin:0 auto 0 0}
& .scene-words::before{-webkit-mask-image:linear-gradient(to left,#000 50%,rgb(0 0 0/60%) 85%);mask-image:linear-gradient(to left,#000 50%,rgb(0 0 0/60%) 85%)}
}
`

/** `langs` are the languages of the site. */
export const rightToLeftCss = (langs: readonly string[]): string =>
  langs
    .filter((lang) => directionOf(lang) === 'rtl')
    .map((lang) => RULES.replaceAll('&', `html:lang(${lang})`))
    .join('')
