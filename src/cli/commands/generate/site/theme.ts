/** What the reference says about `theme:`. */
import { READABLE } from '../../../../block/colour.ts'
import { type Colours, PALETTES, type Palette } from '../../../../block/palettes.ts'
import { markdownTable } from '../markdown-table.ts'

const USES: Readonly<Record<keyof Colours, string>> = {
  brand: 'Links, buttons, and the frame around a link or button that somebody has reached with the Tab key',
  'brand-strong': 'The same, under the mouse',
  'on-brand': 'Words on `brand`',
  solid: 'Backgrounds of white words',
  'solid-strong': 'The same, under the mouse',
  deep: 'The background of the header and the footer',
  'on-deep': 'Words on `deep`',
  accent:
    'What should stand out: links under the mouse, the role of a person, marks in calendars, bars of a chart',
  'on-accent': 'Words on `accent`',
  highlight: 'The button that stays in sight, the countdown, and marks in the header and the footer',
  'highlight-strong': 'The same, under the mouse',
  'on-highlight': 'Words on `highlight`',
  paper: 'The background of the page',
  surface: 'The background of cards and tables',
  ink: 'Words',
  muted: 'Words that matter less',
  line: 'Lines and borders',
  far: 'The drawing above the footer: what is far away',
  near: 'The drawing above the footer: what is near',
  shade: 'The dark part of a picture behind words',
}

export function aboutTheme(): string {
  const palettes: readonly (readonly [string, Palette])[] = Object.entries(PALETTES)
  const head = [
    'colour',
    'what has this colour',
    ...palettes.flatMap(([name]) => [`\`${name}\``, `\`${name}\`, dark`]),
  ]
  const rows = Object.entries(USES).map(([name, use]) => [
    `\`${name}\``,
    use,
    ...palettes.flatMap(([, { light, dark }]) => [cell(light, name), cell(dark, name)]),
  ])
  return `### Palettes

Without \`palette\`, a site has the palette \`neutral\`. Devices that are set to dark get the dark colours.

${markdownTable(head, rows)}

With the palette \`highland\`, the drawing above the footer is \`hills\`, with a sisal plant. With \`neutral\`, it is
\`plain\`. To choose another one, set \`footer\`. Without \`corners\`, the corners are \`round\`.

### Colours of your own

You can set \`brand\`, \`accent\`, or both. Ukurasa makes some other colours from them. The rest stay as in the palette.

- \`solid\` is the same colour as \`brand\`. Ukurasa mixes \`brand\` with black for \`brand-strong\`, \`solid-strong\`, \`deep\`,
  \`near\` and \`shade\`, and with white for \`far\`. So the header, the footer and the drawing fit it.
- Words on \`accent\` are white.
- On dark devices, Ukurasa mixes \`brand\` and \`accent\` with white until words in them are easy to read. Words on these
  lighter backgrounds are almost black. To choose the colours yourself, write them below \`dark:\`.

### The contrast that check asks for

Links and some words have the colours \`brand\` and \`accent\`. So their contrast with both \`paper\` and \`surface\` must be
at least ${READABLE} to 1. This is an international rule for readable pages (WCAG, level AA). Ukurasa compares a colour in
\`theme\` with the light ones, and a colour below \`dark:\` with the dark ones. If the contrast is smaller, \`check\` gives
the error \`colour-contrast\`. It names the nearest colour that is good enough. You do not have to check the colours that
Ukurasa makes.
`
}

function cell(colours: Colours, name: string): string {
  const found = new Map<string, string>(Object.entries(colours)).get(name)
  return `\`${found}\``
}
