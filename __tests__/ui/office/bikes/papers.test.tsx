import { screen, within } from '@testing-library/react'

import { BikeScreen } from '@/components/office/bikes/bike-screen'
import type { BikeState } from '@/domain/office/bikes/bikes'
import { bikePapers as texts } from '@/messages/office/bikes/bike-papers'
import { bikes } from '@/messages/office/bikes/bikes'
import type { BikePage, BikePreview } from '@/contract/office/bikes/bikes'

import { aBikePage } from '@/__tests__/support/catalog/bike-page'
import { renderApp } from '@/__tests__/support/render-app'
import { draftCopy, staffBike } from '@/__tests__/support/catalog/seed-catalog'

const nyx = staffBike('nyx')
const copy = draftCopy(nyx, { slug: 'nyx-two', title: 'Nyx Two' })
const PAPERS: BikePage['papers'] = {
  ...{ frames: 0, model: { slug: 'nyx', title: 'Nyx' } },
  torques: [{ part: 'Crank arms', newton_metres: '40' }],
  manual: { title: 'Nyx manual', of: 'nyx' },
}
const pageOf = (papers: Partial<BikePage['papers']>) => aBikePage(copy, { ...PAPERS, ...papers })

const open = (papers: Partial<BikePage['papers']>, preview = jest.fn()) =>
  renderApp(<BikeScreen slug="nyx-two" />, {
    ...{ role: 'catalog' as const, path: '/backoffice/catalog/bikes/nyx-two?part=papers' },
    fakes: { bikes: { read: async () => pageOf(papers), preview } },
  })

it('letters are typed in capitals and sent with the bike', async () => {
  const preview = jest.fn(
    async (_: { state: BikeState }): Promise<BikePreview> => new Promise(() => undefined),
  )
  const { user } = open({}, preview)
  const field = await screen.findByLabelText(texts.prefix)
  expect(screen.getByText(texts.example(''))).toBeVisible()
  await user.type(field, 'ny')
  expect(field).toHaveValue('NY')
  expect(screen.getByText(texts.example('NY'))).toBeVisible()
  expect(screen.getByText(texts.open)).toBeVisible()
  await user.click(screen.getByRole('button', { name: bikes.check }))
  expect(preview.mock.calls[0]?.[0].state).toMatchObject({ serial_prefix: 'NY' })
})

it('letters stay once frames have numbers', async () => {
  open({ frames: 2 })
  expect(await screen.findByText(texts.fixed(2))).toBeVisible()
  expect(screen.getByLabelText(texts.prefix)).toHaveAttribute('readonly')
})

it('it says whose manual and whose torques a copy has', async () => {
  open({})
  expect(await screen.findByText(texts.lentManual('Nyx'))).toBeVisible()
  expect(screen.getByRole('link', { name: texts.edit })).toLinkTo('/backoffice/content/manual/nyx')
  expect(screen.getByRole('link', { name: texts.write })).toBeVisible()
  expect(screen.getByText(texts.modelTorques('Nyx'))).toBeVisible()
  const row = within(screen.getByRole('table')).getByRole('row', { name: /Crank arms/ })
  expect(row).toHaveTextContent('40')
})

it('a manual of its own is named, and one that is missing, too', async () => {
  open({ manual: { title: 'How to ride it', of: 'nyx-two' } })
  expect(await screen.findByText(texts.ownManual('How to ride it'))).toBeVisible()
  expect(screen.queryByRole('link', { name: texts.write })).not.toBeInTheDocument()
})
