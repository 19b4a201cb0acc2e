/** The element that holds all that the preview shows. It stands beside the body, so that no style and no script of the site sees it. */
export const HOST = 'ukurasa-preview'
