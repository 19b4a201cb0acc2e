/** Runs `ukurasa fix` on a page with a slip, without a disk. */
import { filesIn } from '../../src/build/files/site-files.ts'
import { fixSite } from '../../src/core/change/fix/fix-site.ts'
import type { WrapChecker } from '../../src/core/check/checker.ts'
import type { PageChecks } from '../../src/core/check/page/check-page.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { changedFiles, type FileChange } from '../../src/core/load/file-change.ts'
import type { SiteFiles } from '../../src/core/load/site-files.ts'
import { rememberPages } from '../../src/core/site/remember-pages.ts'
import type { SourceFile } from '../../src/core/yaml/source-file.ts'

const NOW = new Date('2025-10-01T12:00+03:00')

/** Gives the text of a page after `ukurasa fix`, if a slip turned it into `slipped`. */
export type Mend = (path: string, slipped: string) => string

/** Reads a site again and again with another text for one page. */
export function mendsIn(root: string): Mend {
  const disk = filesIn(root)
  const contents = new Map<string, ReturnType<SiteFiles['read']>>()
  const read: SiteFiles['read'] = (path, limit) => {
    const content = contents.get(path) ?? disk.read(path, limit)
    contents.set(path, content)
    return content
  }
  const wrapReader = rememberPages()
  const checks = new Map<SourceFile, PageChecks>()
  return (path, slipped) => {
    // What is said of the other pages by themselves has not changed.
    const wrapChecker: WrapChecker = (checker) => ({
      ...checker,
      checkPage: (page) => {
        if (page.source.path === path || page.source.dependsOn.length > 0) return checker.checkPage(page)
        const known = checks.get(page.source) ?? checker.checkPage(page)
        checks.set(page.source, known)
        return known
      },
    })
    const slip = { path, before: slipped, after: slipped }
    const readChanged = (changes: readonly FileChange[]) => {
      const files = changedFiles({ ...disk, read }, [slip, ...changes])
      return readSite(files, { now: NOW, wrappers: { wrapReader, wrapChecker } })
    }
    const { changes } = fixSite(readChanged)
    return changes.find((change) => change.path === path)?.after ?? slipped
  }
}
