import { circlesOf, importsOf } from '@/__tests__/support/import-cycles'

it('the studio has no circle of imports', () => {
  const imports = importsOf(['studio'])
  expect([...imports.values()].flat().length).toBeGreaterThan(50)
  expect(circlesOf(imports)).toEqual([])
})
