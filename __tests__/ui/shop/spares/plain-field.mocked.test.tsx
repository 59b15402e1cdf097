import { screen, waitFor } from '@testing-library/react'

import { SparesScreen } from '@/components/shop/spares/spares-screen'

import { renderApp } from '@/__tests__/support/render-app'

jest.mock('@/components/shop/spares/spare-suggestions', () => {
  throw new Error('offline')
})

test('the field searches by its form when its suggestions do not arrive', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const query = { q: '', page: 1, bike: null, parts: null, group: null, isInStock: false }
  const { user, router } = renderApp(
    <SparesScreen query={query} results={null} failure="Not now." />,
    { path: '/spares' },
  )
  const field = screen.getByRole('combobox', { name: 'Search spare parts' })
  await user.type(field, 'brake pads')
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).not.toHaveAttribute('aria-controls')
  await user.keyboard('{Enter}')
  expect(router.push).toHaveBeenCalledWith('/spares?q=brake+pads')
})
