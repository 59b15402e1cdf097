import { readFileSync, readdirSync } from 'node:fs'

import { DEFAULT_BRAND } from '@/utils/default-brand'

/** Files about the sample company alone. */
const PERMITTED = [
  ...['utils/default-brand.ts', 'utils/environment-settings.ts', 'domain/kit/sample.ts'],
  ...['server/seed/', 'scripts/'],
  'server/catalog/products/torques.ts',
]
const FOLDERS = ['components', 'contract', 'domain', 'hooks', 'messages', 'pages', 'platform']
const MORE = ['screens', 'server', 'services', 'store', 'styles', 'utils']

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css|cjs|js)$/.test(file))
    .map((file) => `${folder}/${file}`)

test('no page, email or file has the name of the sample company in its code', () => {
  const files = [...FOLDERS, ...MORE].flatMap(filesIn)
  const name = new RegExp(DEFAULT_BRAND.name, 'i')
  const found = files.filter((file) => name.test(readFileSync(file, 'utf8')))
  const isPermitted = (file: string) => PERMITTED.some((start) => file.startsWith(start))
  expect(found.filter((file) => !isPermitted(file))).toEqual([])
  expect(found.length).toBeGreaterThan(3)
})
