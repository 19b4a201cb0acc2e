import fs from 'node:fs'
import MarkdownIt from 'markdown-it'

export const site = JSON.parse(fs.readFileSync('data/site.json', 'utf8'))
const markdown = new MarkdownIt()
export const md = (text: string) => markdown.render(text)
