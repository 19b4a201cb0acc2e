/** The changed files, handed over as one file or as a zip. */
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { downloadWay } from '../../../src/studio/ways-out/download.ts'
import { zipOf } from '../../../src/studio/ways-out/zip.ts'
import { CHOIR, changeOf, fees, PHOTO } from '../../support/github/at-github.ts'

async function handed(files: Parameters<typeof changeOf>[1]) {
  const given: { readonly name: string; readonly bytes: Uint8Array }[] = []
  const way = downloadWay((name, bytes) => given.push({ name, bytes }))
  return { outcome: await way.propose(changeOf({ commit: null, branch: 'main' }, files)), given }
}

/** Reads a zip from its end, as the format says, and compares what stands in it twice. */
function unzipped(zip: Uint8Array): Readonly<Record<string, Buffer>> {
  const bytes = Buffer.from(zip)
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  const [count, size, start] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ]
  expect(start + size).toBe(end)
  const found: Record<string, Buffer> = {}
  let at = start
  for (let left = count; left > 0; left--) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, length, name] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ]
    const path = bytes.subarray(at + 46, at + 46 + name).toString()
    const local = bytes.readUInt32LE(at + 42)
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50)
    expect(bytes.subarray(local + 4, local + 30)).toEqual(bytes.subarray(at + 6, at + 32))
    expect(bytes.subarray(local + 30, local + 30 + name).toString()).toBe(path)
    const content = bytes.subarray(local + 30 + name, local + 30 + name + length)
    expect(crc32(content)).toBe(sum)
    found[path] = content
    at += 46 + name
  }
  expect(at).toBe(end)
  return found
}

test('one file is handed over as it is', async () => {
  const { outcome, given } = await handed([fees('4,700')])
  expect(outcome).toEqual({
    kind: 'handed-over',
    what: { kind: 'file', name: 'fees.yaml', path: 'pages/fees.yaml' },
  })
  expect(given).toEqual([
    { name: 'fees.yaml', bytes: new TextEncoder().encode(String(fees('4,700').content)) },
  ])
})

test('several files are a zip, with the change in words', async () => {
  const { outcome, given } = await handed([
    fees('4,700'),
    { path: 'pages/images/kwaya-é.jpg', opened: null, content: PHOTO },
    { path: 'pages/choir.yaml', opened: CHOIR, content: null },
  ])
  expect(outcome).toEqual({
    kind: 'handed-over',
    what: { kind: 'zip', name: 'change.zip', removed: ['pages/choir.yaml'] },
  })
  const found = unzipped(given[0]?.bytes ?? new Uint8Array())
  expect(Object.keys(found)).toEqual(['CHANGE.md', 'pages/fees.yaml', 'pages/images/kwaya-é.jpg'])
  expect(found['CHANGE.md']?.toString()).toBe(
    '# Fees of term 1\n\nFees: 4,500 → 4,700\n\n- pages/choir.yaml (removed)\n',
  )
  expect(found['pages/images/kwaya-é.jpg']).toEqual(Buffer.from(PHOTO))
})

test('what is only removed is told', async () => {
  const { given } = await handed([{ path: 'pages/choir.yaml', opened: CHOIR, content: null }])
  expect(Object.keys(unzipped(given[0]?.bytes ?? new Uint8Array()))).toEqual(['CHANGE.md'])
})

test('times are those of the clock', () => {
  const zip = Buffer.from(zipOf([{ path: 'a', bytes: new Uint8Array() }], new Date(2026, 10, 25, 9, 50, 42)))
  expect(zip.readUInt16LE(10)).toBe((9 << 11) | (50 << 5) | 21)
  expect(zip.readUInt16LE(12)).toBe((46 << 9) | (11 << 5) | 25)
})
