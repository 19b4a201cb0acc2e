/** The element with all that the preview shows. It is beside the body, out of reach of the site's styles and scripts. */
export const HOST = 'ukurasa-preview'
