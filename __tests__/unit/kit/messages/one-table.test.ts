import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { ERROR_STATUS } from '@/contract/kit/errors'

const LAYERS = [
  ...[
    'components',
    'contract',
    'domain',
    'hooks',
    'messages',
    'pages',
    'screens',
    'server',
    'services',
  ],
  ...['store', 'utils'],
]
const sources = LAYERS.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(layer, file)),
)

/** Skips single-word codes such as `unexpected`, which may be keys of something else. */
const codes = Object.keys(ERROR_STATUS).filter((code) => code.includes('_'))
const SENTENCE = new RegExp(`\\b(${codes.join('|')}):\\s*['"\`]`, 'g')

it('only the table of contract/kit/errors gives sentences to more than one code of the API', () => {
  const tables = sources.filter(
    (file) => new Set(readFileSync(file, 'utf8').match(SENTENCE)).size > 1,
  )
  // The other tables are split off from the first, which would otherwise be too long.
  const parts = /^contract\/(community|office)\/[a-z/-]+\.errors\.ts$/
  expect(tables.filter((file) => !parts.test(file))).toEqual(['contract/kit/errors.ts'])
})
