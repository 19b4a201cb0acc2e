/** Blocks and fields that do what a tag of HTML does. */

/** What does the same, by the name of a tag. */
const INSTEAD: Readonly<Record<string, string>> = {
  iframe:
    'A page of another site goes into the block `dashboards`, and a map into the block `map`. Copy the address after `src=` into the field `embedUrl`.',
  video: 'Put the video on a site such as YouTube, and show it with the block `dashboards`.',
  img: 'Show the picture with the fields `image` and `alt` of a block such as `contentBlocks`.',
  table: 'Write a block `table` with `columns` and `items`, and copy the words into it.',
  button: 'Write a block `ctaButton` with `title` and `href`.',
  script: 'Delete it. Pages run no scripts of authors.',
}

/** For a text that begins with a tag. `undefined` if no block or field does the same. */
export function htmlInstead(written: string): string | undefined {
  const name = /^<\/?([a-z]+)/i.exec(written)?.[1]?.toLowerCase() ?? ''
  return INSTEAD[/^t(?:[dhr]|head|body)$/.test(name) ? 'table' : name]
}
