/**
 * The endings of files that are meant as pages or snippets. Some programs add `.txt`, and people let letters change
 * places.
 */
export const DOCUMENT_ENDING = /\.(?:ya?ml|yam|yalm|ymal|ymla|aml)(?:\.(?:txt|ya?ml))?$/i
