/** Dashboards in frames, with a filter by year. The filter only hides frames, so a loaded frame stays loaded. */
import { useId } from 'react'
import { defineIsland } from '../../block/define-island.ts'
import type { DashboardsProps } from './dashboards-props.ts'
import { Panel } from './island-panel.tsx'
import { ALL, useYear } from './use-year.ts'

function Dashboards({ years, heading, words }: DashboardsProps) {
  const { filter, year, choose } = useYear(years)
  const name = useId()
  const choices = [{ place: ALL, year: words.allYears }, ...years]
  return (
    <>
      {years.length > 1 && (
        <fieldset className="segments" ref={filter}>
          <legend className="visually-hidden">{words.year}</legend>
          {choices.map((choice) => (
            <label key={choice.place}>
              <input
                type="radio"
                name={name}
                value={choice.place}
                checked={choice.place === year}
                onChange={() => choose(choice.place)}
              />
              <span>{choice.year}</span>
            </label>
          ))}
        </fieldset>
      )}
      {years.map(({ year: words_, place, panels }) => (
        <div className="year" id={place} key={place} hidden={year !== ALL && year !== place}>
          {panels.map((panel) => (
            <Panel key={panel.id} panel={panel} year={words_} heading={heading} words={words} />
          ))}
        </div>
      ))}
    </>
  )
}

export const island = defineIsland<DashboardsProps>({
  name: 'dashboards',
  wake: 'idle',
  Component: Dashboards,
})
