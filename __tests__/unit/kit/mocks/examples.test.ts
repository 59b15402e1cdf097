import { readFileSync } from 'node:fs'
import path from 'node:path'

import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'

import { routesOfPages } from '@/__tests__/journeys/mock/pages'
import { OFFICE_EXAMPLES } from '@/__tests__/journeys/support/office-addresses'

const FILE = path.join(__dirname, '../../../journeys/mock/pages.ts')

// The walk through all pages takes half an hour, so it doesn't run for every change.
test('every route with a parameter has an example for the walk of all pages', () => {
  const text = readFileSync(FILE, 'utf8')
  const without = routesOfPages().filter(
    (route) => route.includes('[') && !text.includes(`'${route}': {`),
  )
  expect(without).toEqual([])
})

test('every page of the back office with a parameter has an example for its pictures', () => {
  const pages = Object.keys(OFFICE_PAGES).filter((page) => page.includes('['))
  expect(Object.keys(OFFICE_EXAMPLES).sort()).toEqual(pages.sort())
})
