import { screen, waitFor } from '@testing-library/react'

import { PreviewScreen } from '@/components/office/bikes/preview-screen'
import { bikeCopy } from '@/messages/office/bikes/bike-copy'
import { bikes } from '@/messages/office/bikes/bikes'

import { renderApp } from '@/__tests__/support/render-app'

const open = (seal: string | null) =>
  renderApp(<PreviewScreen slug="nyx-two" />, {
    ...{ role: 'catalog' as const, path: '/backoffice/catalog/bikes/nyx-two/preview' },
    fakes: { bikes: { seal: async () => seal } },
  })

it('a draft is opened in the configurator, at the name that opens it for a while', async () => {
  const seal = `draft-${'0a'.repeat(12)}`
  const { router } = open(seal)
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/configurator/${seal}`))
  expect(screen.getByText(bikeCopy.preview.opening)).toBeVisible()
})

it('a bike that is offered leads to its page in the shop', async () => {
  const { router } = open(null)
  expect(await screen.findByText(bikeCopy.preview.offered)).toBeVisible()
  expect(screen.getByRole('link', { name: bikes.shopPage })).toLinkTo('/configurator/nyx-two')
  expect(router.replace).not.toHaveBeenCalled()
})
