import type { Block } from '../../../schema/page.ts'
import { IslandMarker } from '../../block/island.tsx'
import { Section } from '../../block/section.tsx'
import type { BlockView } from '../../block/view.ts'
import { dashboardsProps } from './dashboards-props.ts'
import { island } from './island.tsx'

export const view: BlockView<Block<'dashboards'>> = ({ block, page }) => (
  <Section className="dashboards" page={page} {...block}>
    <IslandMarker island={island} props={dashboardsProps(block, page)} />
  </Section>
)
