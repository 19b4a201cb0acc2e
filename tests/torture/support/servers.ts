/** Real web servers with the settings that a build writes for them, where the system has them. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../run/own-port.mjs'
import { writeFiles } from '../../support/folder.ts'

/** `root` is what the server shows, `base` the path of the site below it; `folder` is for the server's own files. */
export type Place = { readonly root: string; readonly base: string; readonly folder: string }

export type ServerKind = {
  readonly name: string
  readonly program: string
  readonly version: readonly string[]
  readonly settings: (place: Place, port: number) => string
  readonly words: (file: string) => readonly string[]
}

const isRoot = process.getuid?.() === 0
const MODULES = '/usr/lib/apache2/modules'
const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'deflate',
  'filter',
  'autoindex',
]

const KINDS: readonly ServerKind[] = [
  {
    name: 'nginx',
    program: 'nginx',
    version: ['-v'],
    settings: ({ root, base, folder }, port) => `${isRoot ? 'user root;\n' : ''}daemon off;
error_log ${folder}/error.log; pid ${folder}/pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; include ${root}${base}/nginx.conf; }
}
`,
    words: (file) => ['-c', file],
  },
  {
    name: 'Apache',
    program: 'apache2',
    version: ['-v'],
    settings: ({ root, folder }, port) => `${APACHE_MODULES.map(
      (name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`,
    ).join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DocumentRoot ${root}
TypesConfig /dev/null
<Directory ${root}>
  AllowOverride All
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
`,
    words: (file) => ['-f', file, '-D', 'FOREGROUND'],
  },
  {
    name: 'Caddy',
    program: 'caddy',
    version: ['version'],
    settings: ({ root, base }, port) => `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	bind 127.0.0.1
	root * ${root}
	import ${root}${base}/Caddyfile
}
`,
    words: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
]

/** Those of the system, each with its version. */
export const INSTALLED = KINDS.flatMap((kind) => {
  const { status, stdout, stderr } = spawnSync(kind.program, kind.version, { encoding: 'utf8' })
  const [version = ''] = /\d+\.\d+\.\d+/.exec(`${stdout}${stderr}`) ?? []
  const isThere = status === 0 && (kind.name !== 'Apache' || existsSync(MODULES))
  return isThere ? [{ kind, version }] : []
})

export const MISSING = KINDS.filter((kind) => !INSTALLED.some((installed) => installed.kind === kind))

export type Running = { readonly address: string; readonly stop: () => Promise<unknown> }

/** Starts a server and waits until it answers. */
export async function start(kind: ServerKind, place: Place): Promise<Running> {
  const port = await freePort()
  writeFiles(place.folder, { settings: kind.settings(place, port) })
  const child = spawn(kind.program, kind.words(join(place.folder, 'settings')), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, XDG_CONFIG_HOME: place.folder, XDG_DATA_HOME: place.folder },
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break
    const answered = await fetch(address, { redirect: 'manual' }).catch(() => undefined)
    if (answered) return { address, stop: () => stop(child) }
    await wait(100)
  }
  await stop(child)
  const log = join(place.folder, 'error.log')
  throw new Error(`${kind.name}: ${written.join('')}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
