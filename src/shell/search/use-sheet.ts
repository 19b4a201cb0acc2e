/** Loads the styles of the panel. No page has them before somebody reaches for the search. */
import { useEffect, useState } from 'react'
import href from './panel.css?url'

let loading: Promise<unknown> | undefined

function load(): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    // A panel without its styles can be used, too.
    for (const type of ['load', 'error']) sheet.addEventListener(type, resolve)
    document.head.append(sheet)
  })
  return loading
}

/** Whether they are there. */
export function useSheet(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    void load().then(() => setThere(true))
  }, [])
  return isThere
}
