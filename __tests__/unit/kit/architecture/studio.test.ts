import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { importsOf } from '@/__tests__/support/import-cycles'
import { CHECKED, studioHash } from '@/scripts/studio-hash'

test('the studio is as it was when its checks last passed; else run `npm run studio:check`', () => {
  expect(readFileSync(CHECKED, 'utf8')).toBe(`${studioHash()}\n`)
})

test('only the studio imports the studio', () => {
  const importing = [
    '-lE',
    `['"](@|\\.{1,2})/(\\.\\./)*studio/`,
    '--',
    '*.ts',
    '*.tsx',
    '*.js',
    '*.mjs',
  ]
  const files = execFileSync('git', ['grep', ...importing], { encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(files).toContain('studio/stills/goods.ts')
  expect(files.filter((file) => !file.startsWith('studio/'))).toEqual([])
})

test('everything that the studio imports of the shop exists', () => {
  const files = [...importsOf(['studio']).keys()].filter((file) => !file.includes('.test.'))
  const input = files.map((file) => `import './${file}'`).join('\n')
  const options = ['--bundle', '--platform=node', '--packages=external', '--log-level=error']
  const bundle = () => execFileSync('node_modules/.bin/esbuild', options, { input, maxBuffer: 1e8 })
  expect(bundle).not.toThrow()
})
