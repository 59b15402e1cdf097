import { readFileSync } from 'node:fs'

import { importsOf } from '@/__tests__/support/import-cycles'

const MOCKS = /\bjest\.(mock|doMock|resetModules|isolateModules\w*)\(/

test('only tests that share no modules with others, named *.mocked.test.ts, mock a module or read one anew', () => {
  const imports = importsOf(['__tests__'])
  const tests = [...imports.keys()].filter((file) => /\.test\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(400)
  const withHelpers = (file: string) => [file, ...(imports.get(file) ?? [])]
  const mocking = tests.filter((file) =>
    withHelpers(file).some((name) => MOCKS.test(readFileSync(name, 'utf8'))),
  )
  expect(mocking.length).toBeGreaterThan(10)
  expect(mocking.filter((file) => !file.includes('.mocked.'))).toEqual([])
})
