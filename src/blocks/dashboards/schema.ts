import { z } from 'zod'
import {
  anchor,
  aspectRatio,
  block,
  embedUrl,
  emoji,
  heading,
  line,
  list,
  prose,
} from '../../../schema/vocabulary.ts'

const dashboard = z.strictObject({
  id: anchor('A name for this dashboard, so that links can end in #name'),
  year: line('The year or years it covers; the filter offers them'),
  title: heading(3, 'The title of the dashboard'),
  description: prose('What it shows').optional(),
  embedUrl: embedUrl(
    'The page to show in the frame; without it the dashboard says that it is not configured',
  ).optional(),
  aspectRatio: aspectRatio().optional(),
  icon: emoji('One emoji before the title').optional(),
})

export const dashboards = block('dashboards', 'Framed dashboards with a filter by year', {
  title: heading(2, 'The heading').optional(),
  text: prose('Words between the heading and the dashboards').optional(),
  items: list(dashboard, 'The dashboards, in order'),
})
