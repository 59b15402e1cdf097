import { circlesOf, importsOf } from '@/__tests__/support/import-cycles'

/** Folders whose files have no import cycles, not even for types. */
const FOLDERS = [
  'utils',
  'domain',
  'contract',
  'messages',
  'services',
  'store',
  'hooks',
  'components',
  'screens',
]
const OTHER_FOLDERS = ['platform', 'pages', 'mocks', 'bench', 'scripts', '__tests__']

it.each([...FOLDERS, ...OTHER_FOLDERS])('%s/ has no circle of imports', (folder) => {
  expect(circlesOf(importsOf([folder]))).toEqual([])
})

it('the layers of the client have no circle together', () => {
  const imports = importsOf(FOLDERS)
  expect([...imports.values()].flat().length).toBeGreaterThan(2_000)
  expect(circlesOf(imports)).toEqual([])
})

it('finds circles, also those that share a way', () => {
  const imports = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d']],
    ['f', ['a']],
  ])
  expect(circlesOf(imports).sort()).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})
