/** `ukurasa init`: writes a new site. */
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { statsOf } from '../../../build/base/file-state.ts'
import type { FileChange } from '../../../core/load/file-change.ts'
import { lateNotice } from '../../../languages/late-notice.ts'
import { writeChanges } from '../../changes/write-changes.ts'
import type { Language } from '../../options/kinds.ts'
import { answersAt, type Prompt, prompt } from '../../options/prompt.ts'
import { complain } from '../../output/complain.ts'
import { askSite, type SiteWishes } from './ask-site.ts'
import { bringInside, packageJsonOf } from './package-json.ts'
import { siteTexts, type Wanted } from './site-texts.ts'

type Options = SiteWishes & { readonly folder: string | undefined; readonly yes: boolean }

/** Asks its questions at `terminal`: by default that of the process, if somebody can answer there. */
export async function init(options: Options, terminal?: Prompt): Promise<number> {
  const root = resolve(options.folder ?? '.')
  const taken = takenIn(root, options.lang?.language)
  if (taken.length > 0) return complain(refusal(root, taken))
  const wanted = given(options, root) ?? (await answered(options, terminal ?? prompt()))
  if ('problem' in wanted) return complain(wanted.problem)
  const own = packageJsonOf(root)
  const inTheWay = takenIn(root, wanted.locale.language)
  if (inTheWay.length > 0 || 'inTheWay' in own) return complain(refusal(root, inTheWay))
  const changes = [...newFiles(siteTexts(wanted)), own.change]
  const problem = writeChanges(root, changes)
  if (problem !== undefined) return complain(problem)
  for (const { path, before } of changes)
    process.stdout.write(
      `${path} ${before === undefined ? 'was written' : 'now has the commands of the site'}\n`,
    )
  process.stdout.write(
    nextStep(root, options.folder) + aboutStudio(wanted.locale.language) + beforeGitHub(own.outside),
  )
  return 0
}

const newFiles = (texts: ReadonlyMap<string, string>): readonly FileChange[] =>
  [...texts].map(([path, after]) => ({ path, before: undefined, after }))

/** What a new site would overwrite. */
function takenIn(root: string, language: Language = 'en'): readonly string[] {
  const texts = siteTexts({ name: '', locale: { language }, kind: 'LocalBusiness' })
  const own = packageJsonOf(root)
  return [
    ...new Set([...texts.keys()].flatMap((path) => obstacle(root, path) ?? [])),
    ...('inTheWay' in own ? [own.inTheWay] : []),
  ]
}

/** The file itself, or a file where it needs a folder. */
function obstacle(root: string, path: string): string | undefined {
  const parts = path.split('/')
  const above = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'))
  const isFile = (folder: string) => statsOf(join(root, folder))?.isDirectory() === false
  return above.find(isFile) ?? (existsSync(join(root, path)) ? path : undefined)
}

/** What GitHub can put into a new repository. */
const OF_NEW_REPOSITORY = ['README.md', '.gitignore']

function refusal(root: string, taken: readonly string[]): string {
  const advice = taken.every((path) => OF_NEW_REPOSITORY.includes(path))
    ? 'If GitHub wrote them into a new repository, delete them, and run this again: a new site has its own.'
    : 'Choose an empty folder, or move this away.'
  return `Nothing was written, because this is already in ${root}: ${taken.join(', ')}. ${advice}`
}

/** What is wanted, if the options say it, or `--yes` says that nothing is asked. */
function given({ name, lang, kind, yes }: Options, root: string): Wanted | undefined {
  if (yes)
    return { name: name ?? basename(root), locale: lang ?? { language: 'en' }, kind: kind ?? 'LocalBusiness' }
  return name !== undefined && lang && kind ? { name, locale: lang, kind } : undefined
}

async function answered(
  options: Options,
  terminal: Prompt | undefined,
): Promise<Wanted | { readonly problem: string }> {
  if (!terminal) return { problem: 'Add --name, --lang and --kind, or --yes. (npx ukurasa init --help)' }
  const wanted = await answersAt(terminal, (ask) => askSite(options, ask))
  return wanted ?? { problem: 'Nothing was written.' }
}

function nextStep(root: string, folder: string | undefined): string {
  const steps = [
    ...(folder === undefined || root === resolve('.') ? [] : [`cd ${folder}`]),
    ...(existsSync(join(root, 'node_modules/ukurasa')) ? [] : ['npm install']),
    'npm start',
  ]
  return `Next: ${steps.join(' && ')}. npm run todo lists the examples to replace.\n`
}

const aboutStudio = (language: Language) =>
  language in lateNotice ? '' : 'Studio, the editor in the browser, and all messages are in English.\n'

const beforeGitHub = (outside: string | undefined) =>
  outside === undefined
    ? ''
    : `
GitHub cannot install ${outside}, because it is outside the folder of the site. Copy it there, and add it to git:
${bringInside(outside)}
`
