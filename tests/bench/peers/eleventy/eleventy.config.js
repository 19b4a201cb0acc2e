import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt()
export default function (config) {
  config.addFilter('md', (text) => markdown.render(text))
  config.setQuietMode(true)
  config.addPassthroughCopy({ public: '/' })
}

export const config = {
  dir: { input: 'content', includes: '../_includes', data: '_data', output: 'dist' },
  htmlTemplateEngine: false,
  templateFormats: ['html', 'njk'],
}
