import { screen } from '@testing-library/react'

import { faultPages } from '@/messages/kit/fault-pages'
import BrowserFaultPage from '@/pages/_error'

import { renderApp } from '@/__tests__/support/render-app'

it('a page that failed in the browser has words, and no style that Trusted Types reject', () => {
  const { container } = renderApp(<BrowserFaultPage />)
  expect(screen.getByRole('heading', { name: faultPages.serverFault.title })).toBeVisible()
  expect(screen.getByRole('button', { name: faultPages.reload })).toBeVisible()
  expect(container.querySelector('style')).toBeNull()
})
