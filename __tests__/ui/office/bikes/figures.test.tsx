import { screen, within } from '@testing-library/react'

import { BikeScreen } from '@/components/office/bikes/bike-screen'
import type { BikeState } from '@/domain/office/bikes/bikes'
import { bikeFigures as texts } from '@/messages/office/bikes/bike-figures'
import { bikes } from '@/messages/office/bikes/bikes'
import type { BikePreview } from '@/contract/office/bikes/bikes'
import type { Services } from '@/services/services'

import { aBikePage } from '@/__tests__/support/catalog/bike-page'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { staffBike } from '@/__tests__/support/catalog/seed-catalog'

const nyx = staffBike('nyx')
const PAGE = aBikePage(nyx)

const open = (preview: Services['bikes']['preview'], page = PAGE) =>
  renderApp(<BikeScreen slug="nyx" />, {
    ...{ role: 'catalog' as const, path: '/backoffice/catalog/bikes/nyx?part=figures' },
    fakes: { bikes: { read: async () => page, preview } },
  })

async function type(user: ReturnType<typeof open>['user'], label: string, text: string) {
  const field = await screen.findByRole('textbox', { name: label })
  await user.clear(field)
  await user.type(field, text)
}

it('figures are typed, say what follows from them, and are tried with the bike', async () => {
  const preview = jest.fn(async (_: { state: BikeState }): Promise<BikePreview> => {
    throw problem('bike_not_buildable', { message: 'The range model says 89 km.' })
  })
  const { user } = open(preview)
  expect(await screen.findByText(texts.modeled(80))).toBeVisible()
  expect(screen.getByText(texts.sound)).toBeVisible()
  await type(user, texts.labelOf('battery'), '700')
  expect(screen.getByText(texts.modeled(89))).toBeVisible()
  const faults = screen.getByText(texts.faults)
  expect(faults).toBeVisible()
  await type(user, texts.kind, 'trail')
  expect(screen.getByText(bikes.unsaved(2))).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: bikes.check }))
  expect(await screen.findByText('The range model says 89 km.')).toBeVisible()
  const [tried] = preview.mock.calls[0] ?? []
  expect(tried?.state).toMatchObject({ kind: 'trail', figures: { battery: 700, power: 500 } })
  await type(user, texts.labelOf('range'), '88')
  expect(screen.getByText(texts.sound)).toBeVisible()
})

it('the drawing follows the fork, and a part has figures of its own', async () => {
  const preview = jest.fn(async (): Promise<BikePreview> => new Promise(() => undefined))
  const { user } = open(preview)
  const drawing = await screen.findByRole('img')
  const before = drawing.innerHTML
  await type(user, texts.labelOf('axle_to_crown'), '580')
  expect(screen.getByRole('img').innerHTML).not.toBe(before)
  expect(screen.getByText(bikes.geometryFaults)).toBeVisible()

  const fork = screen.getByRole('group', { name: 'Air fork, 160 mm', hidden: true })
  const travel = within(fork).getByLabelText(/^Travel/)
  expect(travel).toHaveValue('160')
  const battery = screen.getByRole('group', { name: '756 Wh battery', hidden: true })
  expect(within(battery).queryByLabelText(/^Travel/)).not.toBeInTheDocument()
})

it('the history names each figure', async () => {
  const edit = {
    ...{ id: 7, by: 'Ada', note: '', made_at: '2026-11-20T12:00:00.000Z', undoes: null },
    ...{ starts_at: '2026-11-20T12:00:00.000Z', state: 'applied' as const },
    differences: [
      { key: 'figures.power', was: '500', became: '600' },
      { key: 'parts.30102.figures.range_factor', was: '1', became: '0.98' },
    ],
  }
  renderApp(<BikeScreen slug="nyx" />, {
    ...{ role: 'catalog' as const, path: '/backoffice/catalog/bikes/nyx?part=history' },
    fakes: { bikes: { read: async () => ({ ...PAGE, edits: [edit] }) } },
  })
  expect(await screen.findByText(texts.labelOf('power'))).toBeInTheDocument()
  expect(screen.getByText('756 Wh battery: Range, times')).toBeInTheDocument()
})
