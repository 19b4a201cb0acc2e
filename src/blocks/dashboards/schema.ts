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
  id: anchor('The name of this dashboard in links, after `#`'),
  year: line('The year or years that it covers. Visitors choose from them'),
  title: heading(3, 'The title of the dashboard'),
  description: prose('What the dashboard shows').optional(),
  embedUrl: embedUrl(
    'The page to show in the frame. Without it, the dashboard says that it is not set up yet',
  ).optional(),
  aspectRatio: aspectRatio().optional(),
  icon: emoji('One emoji before the title').optional(),
})

export const dashboards = block('dashboards', 'Dashboards in frames, with a filter by year', {
  title: heading(2, 'The heading').optional(),
  text: prose('Words between the heading and the dashboards').optional(),
  items: list(dashboard, 'The dashboards, in order'),
})
