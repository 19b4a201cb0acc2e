/** Judges imports by the roles of their files. */
import { libraries } from './libraries.ts'
import type { Import } from './modules.ts'
import { ROLES, type Role } from './roles.ts'

export function roleOf(path: string): Role | undefined {
  return ROLES.find(({ files }) => files.test(path))
}

/** What is wrong with the imports of a file, in words. */
export function violations(path: string, imports: readonly Import[]): readonly string[] {
  const role = roleOf(path)
  if (!role) return [`${path} has no role`]
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const isAllowed = ({ target, type }: Import) =>
    [...role.may, ...(type ? (role.mayTypes ?? []) : [])].some(
      (allowed) => allowed.test(target) || allowed.test(own(target, folder)),
    ) || librariesOf(path).some((library) => target === library || target.startsWith(`${library}/`))
  return imports
    .filter((each) => !isAllowed(each))
    .map(({ target }) => `${path} is ${role.name} and may not import ${target}`)
}

/** Code for Node may use all packages that the architecture note names, a block only those that are named for it. */
function librariesOf(path: string): readonly string[] {
  if (/^src\/(?:build|cli|preview\/(?:server|local|finished))\//.test(path))
    return libraries().map(({ name }) => name)
  const block = /^src\/blocks\/(\w+)\/(?!schema\.ts|rules\.ts)/.exec(path)?.[1]
  return libraries()
    .filter(({ reason }) => block !== undefined && reason.includes(`block \`${block}\``))
    .map(({ name }) => name)
}

const own = (target: string, folder: string) =>
  target.startsWith(folder) ? `OWN/${target.slice(folder.length)}` : target
