import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { OfficeFrame } from '@/components/office/kit/office-frame'

import { renderApp } from '@/__tests__/support/render-app'

const open = (path: string) =>
  renderApp(
    <OfficeFrame title="Inside">
      <p>Body</p>
    </OfficeFrame>,
    { path, role: 'owner' },
  )
const group = (name: string) => screen.findByRole('button', { name })
const link = (name: string) => screen.queryByRole('link', { name })

test('the group of the current page is open, and those that nobody opened are closed', async () => {
  open('/backoffice/stock')
  expect(await group('Products')).toHaveAttribute('aria-expanded', 'true')
  expect(link('Stock')).toHaveAttribute('aria-current', 'page')
  expect(await group('Reports')).toHaveAttribute('aria-expanded', 'false')
  expect(link('Funnel')).toBeNull()
})

test('what was opened and closed is remembered', async () => {
  const user = userEvent.setup()
  const { unmount } = open('/backoffice')
  await user.click(await group('Reports'))
  await user.click(await group('Orders and customers'))
  expect(link('Funnel')).toBeVisible()
  unmount()
  open('/backoffice')
  expect(await group('Reports')).toHaveAttribute('aria-expanded', 'true')
  expect(await group('Orders and customers')).toHaveAttribute('aria-expanded', 'false')
  expect(link('Orders')).toBeNull()
})
