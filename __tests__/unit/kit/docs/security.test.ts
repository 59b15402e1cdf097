import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const text = readFileSync('docs/security.md', 'utf8')
const promises = [...text.matchAll(/^\| +(\d+) +\| +(.+?) +\| +(.*?) +\|$/gm)].map(
  ([, number, promise, proof = '']) => ({ number: Number(number), promise, proof }),
)

test('there are sixty-two promises, each with a test or a reason', () => {
  expect(promises.map(({ number }) => number)).toEqual(
    Array.from({ length: 62 }, (_, at) => at + 1),
  )
  expect(promises.filter(({ proof }) => proof === '')).toEqual([])
})

const named = promises.flatMap(({ number, proof }) =>
  [...proof.matchAll(/`([\w/.-]+\.(?:test|journey)\.tsx?)`: `(.+?)`(?=<br>|$)/g)].map(
    ([, file = '', name = '']) => ({ number, file: `__tests__/${file}`, name }),
  ),
)

test.each(named)('$number names a test that is there: $file, $name', ({ file, name }) => {
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(name)
})

test('no file of a test is mentioned that the comparison leaves out', () => {
  const mentioned = promises.flatMap(({ proof }) => proof.match(/\.(test|journey)\.tsx?`/g) ?? [])
  expect(named).toHaveLength(mentioned.length)
  expect(named.length).toBeGreaterThan(70)
})

test('the list of parts is made of the lock file', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'scripts' | 'dependencies',
    Record<string, string>
  >
  const [command = '', ...args] = scripts.sbom?.split(' ') ?? []
  const list = execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { bomFormat, components } = JSON.parse(list) as {
    bomFormat: string
    components: { name: string; version: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const names = new Set(components.map(({ name, version }) => `${name}@${version}`))
  expect(names).toContain(`next@${dependencies.next}`)
  const direct = Object.keys(dependencies).filter(
    (name) => !components.some((c) => c.name === name || c.name === name.split('/')[1]),
  )
  expect(direct).toEqual([])
})
