import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { hintCompilation } from '@/platform/compile-hints'

const HINT = '//# allFunctionsCalledOnLoad\n'
const LARGE = `${'const one = () => 1\n'.repeat(2_000)}`
const SMALL = 'const one = () => 1\n'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hints-'))
  await mkdir(path.join(folder, 'static', 'chunks', 'pages'), { recursive: true })
  await writeFile(path.join(folder, 'static', 'chunks', 'pages', 'large.js'), LARGE)
  await writeFile(path.join(folder, 'static', 'chunks', 'small.js'), SMALL)
  await writeFile(path.join(folder, 'static', 'chunks', 'large.css'), LARGE)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const read = (file: string) => readFile(path.join(folder, 'static', 'chunks', file), 'utf8')

test('the large scripts of a build begin with the hint, once', async () => {
  await hintCompilation(folder)
  await hintCompilation(folder)
  expect(await read('pages/large.js')).toBe(HINT + LARGE)
  expect(await read('small.js')).toBe(SMALL)
  expect(await read('large.css')).toBe(LARGE)
})

test('Next names no digest of a script, which the hint would break', async () => {
  expect(await readFile('next.config.js', 'utf8')).not.toMatch(/\bsri\b/)
})
