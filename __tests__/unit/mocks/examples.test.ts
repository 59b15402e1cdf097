import { readFileSync } from 'node:fs'
import path from 'node:path'

import { routesOfPages } from '../../journeys/mock/pages'

const FILE = path.join(__dirname, '../../journeys/mock/pages.ts')

// The walk of all pages takes half an hour, so it is not run for every change.
test('every route with a parameter has an example for the walk of all pages', () => {
  const text = readFileSync(FILE, 'utf8')
  const without = routesOfPages().filter(
    (route) => route.includes('[') && !text.includes(`'${route}': {`),
  )
  expect(without).toEqual([])
})
