/** `<iframe src="https://…"></iframe>`: a tag with an address and no words, perhaps in quotes. */

const TAG =
  /^["']?<(iframe|embed|img|a)\b[^<>]*\b(?:src|href)=["'](https:\/\/[^"'\s<>]+|\/[^"'\s<>]*)["'][^<>]*>(?:\s*<\/\1>)?(?:\s*<br\b.*)?["']?$/i

/** The address. In HTML, `&` is written as `&amp;`. */
export const addressInTag = (written: string) => TAG.exec(written)?.[2]?.replaceAll('&amp;', '&')
