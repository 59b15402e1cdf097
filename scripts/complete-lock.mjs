// Adds the optional platform packages that the available registry doesn't serve, so that `npm ci` accepts the lock
// file. They carry os/cpu/libc, so npm skips them on every other platform and never fetches them there.
import { readFileSync, writeFileSync } from 'node:fs'
const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const pk = lock.packages
const OS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'openharmony',
  'sunos',
  'netbsd',
  'openbsd',
  'aix',
]
const CPU = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]
/** Platform packages are pinned to one version; ranges are left to npm. */
const isWithin = (version, range) => !/^\d/.test(range) || version === range
const added = []
for (const [key, p] of Object.entries(pk)) {
  for (const [name, range] of Object.entries(p.optionalDependencies ?? {})) {
    let at = key,
      found = false
    for (;;) {
      const held = pk[(at ? at + '/' : '') + 'node_modules/' + name]
      if (held && isWithin(held.version, range)) {
        found = true
        break
      }
      if (!at) break
      const i = at.lastIndexOf('/node_modules/')
      at = i < 0 ? '' : at.slice(0, i)
    }
    if (found) continue
    const parts = name.split('/').pop().split(/[-.]/)
    const os = OS.filter((o) => parts.includes(o))
    const cpu = CPU.filter((c) => parts.includes(c))
    const version = range.replace(/^[\^~]/, '')
    if (!cpu.length && !os.length) {
      console.warn('skipped (no platform in the name):', name, range, 'of', key)
      continue
    }
    const e = { version }
    if (cpu.length) e.cpu = cpu
    e.dev = p.dev || undefined
    const libc = parts.some((x) => x === 'musl' || x === 'musleabihf')
      ? ['musl']
      : parts.some((x) => /^gnu/.test(x))
        ? ['glibc']
        : undefined
    if (libc) e.libc = libc
    e.optional = true
    if (os.length) e.os = os
    // Nested next to its parent if another version is hoisted to the top.
    const place = pk['node_modules/' + name] ? key.slice(0, key.lastIndexOf('node_modules/')) : ''
    pk[`${place}node_modules/${name}`] = e
    added.push(`${name}@${version}`)
  }
}
lock.packages = Object.fromEntries(
  Object.entries(pk).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
)
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n')
console.log('added', added.length, added.join(' '))
