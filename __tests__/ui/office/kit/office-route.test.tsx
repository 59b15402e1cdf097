import { screen } from '@testing-library/react'

import { OfficeTitle } from '@/components/office/kit/office-title'
import { OfficeRoute } from '@/components/office/kit/office-route'
import { routeOf, type OfficePages } from '@/hooks/office/kit/use-office-page'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { renderApp } from '@/__tests__/support/render-app'

const pages = (): OfficePages => ({
  '': async () => () => ({ title: 'Front', body: 'front' }),
  'bikes/new': async () => () => ({ title: 'New bike', body: 'new' }),
  'bikes/[id]': async () => (id) => ({
    ...{ title: `Bike ${id}`, body: `the bike ${id}` },
    back: { href: '/backoffice/bikes', title: 'All bikes' },
  }),
})

function open(path: string, table = pages(), isReady = true) {
  const segments = path.split('/').slice(2)
  const query = isReady && segments.length > 0 ? { path: segments } : {}
  return renderApp(<OfficeRoute pages={table} />, {
    ...{ path, role: 'owner', router: fakeRouter(path, { query, isReady }) },
  })
}

test('the address names the page, and what stands in place of its parameter', async () => {
  const { unmount } = open('/backoffice/bikes/7')
  expect(await screen.findByRole('heading', { name: 'Bike 7' })).toBeVisible()
  expect(screen.getByText('the bike 7')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All bikes' })).toBeVisible()
  unmount()
  open('/backoffice/bikes/new')
  expect(await screen.findByRole('heading', { name: 'New bike' })).toBeVisible()
})

test('/backoffice itself is a page', async () => {
  open('/backoffice')
  expect(await screen.findByRole('heading', { name: 'Front' })).toBeVisible()
})

test('until the browser knows the address, no page is asked for', async () => {
  const table = { '': jest.fn(pages()['']) }
  open('/backoffice', table, false)
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(table['']).not.toHaveBeenCalled()
})

test.each(['/backoffice/nothing', '/backoffice/bikes', '/backoffice/bikes/7/8'])(
  '%s is not a page, and the frame says so',
  async (path) => {
    open(path)
    expect(await screen.findByRole('heading', { name: texts.missingTitle })).toBeVisible()
    expect(screen.getByRole('link', { name: texts.toOverview })).toBeVisible()
  },
)

test('a page whose code does not come is told, with a way to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  open('/backoffice', { '': async () => Promise.reject(new Error('offline')) })
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.pageLate)
})

test('every link of the navigation leads to a page', () => {
  const without = texts.links.filter(
    ({ href }) => routeOf(OFFICE_PAGES, href.replace(/^\/backoffice\/?/, '')) === undefined,
  )
  expect(without).toEqual([])
})

test('the name of what a page shows is its heading and its title', async () => {
  const named = () => ({
    title: 'Bike',
    body: <OfficeTitle title="Nyx" back={{ href: '/backoffice/bikes', title: 'All bikes' }} />,
  })
  renderApp(<OfficeRoute pages={{ '': async () => named }} />, {
    path: '/backoffice',
    role: 'owner',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nyx' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Bike' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All bikes' })).toLinkTo('/backoffice/bikes')
})
