/** All hosts, and the files beside the pages that only hosts read. */
import * as listed from './hosts/index.ts'

export const HOSTS = Object.values(listed).sort((a, b) => a.order - b.order)

export const HOST_FILES: readonly string[] = HOSTS.flatMap(({ files }) => Object.keys(files))

/** Without names that begin with a dot: no host serves these anyway. */
export const NOT_SERVED: readonly string[] = HOST_FILES.filter((name) => !name.startsWith('.'))
