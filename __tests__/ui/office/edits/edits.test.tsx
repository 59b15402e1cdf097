import { screen, within } from '@testing-library/react'

import { EditPart } from '@/components/office/edits/edit-part'
import { cents } from '@/domain/kit/money'
import {
  editBikeDialog,
  edits as texts,
  withdrawDifferenceDialog,
} from '@/messages/office/edits/edits'
import type { BikeEditPreview, OrderEdit } from '@/contract/office/edits/edits'
import type { Services } from '@/services/services'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const BIKE: OrderEdit['bikes'][number] = {
  ...{ position: 0, title: 'Nyx', detail: 'Size M', count: 1, fault: null, size_id: 2 },
  sizes: [
    { id: 2, title: 'M', color_ids: [5, 6] },
    { id: 3, title: 'L', color_ids: [6] },
  ],
  color_id: 5,
  colors: [
    { id: 5, title: 'Black' },
    { id: 6, title: 'Green' },
  ],
  parts: [11, 21],
  groups: [
    {
      ...{ id: 1, title: 'Drivetrain', selection: 'one' },
      parts: [
        { id: 11, title: 'Chain', price: cents(0) },
        { id: 12, title: 'Belt', price: cents(0) },
      ],
    },
    {
      ...{ id: 2, title: 'Extras', selection: 'many' },
      parts: [{ id: 21, title: 'Rear rack', price: cents(9900) }],
    },
  ],
}
const EDIT: OrderEdit = {
  ...{ number: 'NK-1', edition: 0, bikes: [BIKE], difference: null },
  delivery: {
    ...{ email: 'ada@example.com', may_email: true },
    address: {
      ...{ name: 'Ada', line1: '1 Main Street', line2: '', city: 'Albany', region: 'NY' },
      ...{ postcode: '12207', country_id: 222, phone: '' },
    },
  },
}
const CHANGED = problem('edit_changed', { status: 409, message: 'Changed.' })
const PREVIEW: BikeEditPreview = {
  ...{ fault: null, message: '', changes: ['Removed: rear rack'], difference: cents(-9900) },
  due: cents(0),
  ...{ refund: cents(9900), goes_to: 'Card', old_date: '2026-12-01', new_date: '2026-12-08' },
}
const NOTHING: BikeEditPreview = {
  ...PREVIEW,
  ...{ fault: 'nothing', changes: [], refund: cents(0), new_date: '2026-12-01' },
}

function open(overrides: Partial<Services['edits']> = {}, edit = EDIT) {
  const onChanged = jest.fn()
  const app = renderApp(
    withDialogs(<EditPart number="NK-1" email="ada@example.com" onChanged={onChanged} />),
    {
      role: 'orders',
      fakes: {
        edits: {
          read: async () => edit,
          preview: async ({ parts, number: _ }) => (parts.includes(21) ? NOTHING : PREVIEW),
          ...overrides,
        },
      },
    },
  )
  return { ...app, onChanged }
}

it('a part is removed: the refund and the new date stand there before the press and in the dialog', async () => {
  const bike = jest.fn(async () => ({ ...EDIT, edition: 1 }))
  const { user, onChanged } = open({ bike })
  await user.click(await screen.findByRole('button', { name: texts.bike(BIKE) }))
  const summary = screen.getByRole('region', { name: texts.summary })
  expect(await within(summary).findByText(texts.fault('nothing', ''))).toBeVisible()
  expect(screen.getByRole('button', { name: texts.saveBike })).toBeDisabled()

  await user.click(screen.getByRole('checkbox', { name: 'Rear rack' }))
  expect(await within(summary).findByText('$99.00')).toBeVisible()
  expect(within(summary).getByText(texts.later('2026-12-01', '2026-12-08'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.saveBike }))
  const dialog = await screen.findByRole('dialog')
  const words = editBikeDialog(PREVIEW, { email: 'ada@example.com', others: 0, hasMail: true })
  expect(dialog).toHaveTextContent(words.message)
  await user.click(within(dialog).getByRole('button', { name: words.primaryButton }))
  expect(bike).toHaveBeenCalledWith(
    expect.objectContaining({
      position: 0,
      size_id: 2,
      parts: [11],
      expected: 9900,
      edition: 0,
      number: 'NK-1',
    }),
  )
  expect(await screen.findByText(texts.savedBike(true))).toBeVisible()
  expect(onChanged).toHaveBeenCalled()
})

it('one of several bikes changes its size and color, and the others are said to stay', async () => {
  const three = { ...BIKE, count: 3 }
  const bike = jest.fn(async () => ({ ...EDIT, edition: 1 }))
  const preview = jest.fn(async () => PREVIEW)
  const { user } = open({ bike, preview }, { ...EDIT, bikes: [three] })
  await user.click(await screen.findByRole('button', { name: texts.bike(three) }))
  expect(screen.queryByText(texts.othersStay(2))).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: texts.count }), texts.countOf(1, 3))
  await user.selectOptions(screen.getByRole('combobox', { name: texts.size }), 'L')
  // Size L isn't made in black.
  expect(screen.getByRole('combobox', { name: texts.color })).toHaveDisplayValue('Green')
  expect(await screen.findByText(texts.othersStay(2))).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.saveBike }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(texts.othersStay(2))
  const { primaryButton } = editBikeDialog(PREVIEW, { email: '', others: 0, hasMail: true })
  await user.click(within(dialog).getByRole('button', { name: primaryButton }))
  const sent = { position: 0, count: 1, size_id: 3, color_id: 6, parts: [11, 21], expected: 9900 }
  expect(preview).toHaveBeenLastCalledWith(expect.objectContaining({ count: 1, number: 'NK-1' }))
  expect(bike).toHaveBeenCalledWith(expect.objectContaining({ ...sent, number: 'NK-1' }))
})

const DEARER: BikeEditPreview = {
  ...NOTHING,
  ...{ fault: null, changes: ['Chain → belt'], difference: cents(5000), due: cents(5400) },
}
const WAITING: NonNullable<OrderEdit['difference']> = {
  ...{ id: 7, title: 'Nyx', changes: ['Chain → belt'], reason: 'Called', due: cents(5400) },
  ...{ link: 'https://shop.example/orders/edit-7/key', by: 'Cleo Rider' },
  ...{ asked_at: '2026-11-20T10:00:00.000Z', expires_at: '2026-11-27T10:00:00.000Z' },
}

it('what costs more names the difference, needs a reason and asks the buyer for it', async () => {
  const preview = async () => DEARER
  const ask = jest.fn(async () => ({ ...EDIT, difference: WAITING }))
  const { user } = open({ preview, ask })
  await user.click(await screen.findByRole('button', { name: texts.bike(BIKE) }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Drivetrain' }), 'Belt')
  const summary = screen.getByRole('region', { name: texts.summary })
  expect(await within(summary).findByText('$54.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.ask }))
  expect(await screen.findByText(texts.reasonFault)).toBeVisible()
  expect(ask).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: texts.reason }), 'Called')
  await user.click(screen.getByRole('button', { name: texts.ask }))
  const dialog = await screen.findByRole('dialog')
  const words = editBikeDialog(DEARER, { email: 'ada@example.com', others: 0, hasMail: true })
  expect(dialog).toHaveTextContent(words.message)
  await user.click(within(dialog).getByRole('button', { name: words.primaryButton }))
  expect(ask).toHaveBeenCalledWith(
    expect.objectContaining({
      position: 0,
      parts: [21, 12],
      expected: 5400,
      reason: 'Called',
      number: 'NK-1',
    }),
  )
  expect(await screen.findByText(texts.requested(true))).toBeVisible()
  expect(screen.getByRole('heading', { name: texts.waiting })).toBeVisible()
})

it('a change that waits shows its link, and is sent again or withdrawn after a question', async () => {
  const edit = { ...EDIT, bikes: [{ ...BIKE, fault: 'waiting' as const }], difference: WAITING }
  const sendAsked = jest.fn(async () => edit)
  const withdraw = jest
    .fn()
    .mockRejectedValueOnce(CHANGED)
    .mockResolvedValue({ ...edit, bikes: [BIKE], difference: null })
  const { user } = open({ sendAsked, withdraw }, edit)
  const part = await screen.findByRole('region', { name: texts.waiting })
  expect(within(part).getByDisplayValue(WAITING.link)).toBeVisible()
  expect(within(part).getByText(texts.waitingFor(WAITING.due, WAITING.expires_at))).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.bike(BIKE) })).toBeNull()
  await user.click(within(part).getByRole('button', { name: texts.sendAgain(true) }))
  expect(await screen.findByText(texts.sentAgain(true))).toBeVisible()
  const end = async () => {
    await user.click(within(part).getByRole('button', { name: texts.withdraw }))
    const words = withdrawDifferenceDialog(WAITING)
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: words.primaryButton }))
  }
  await end()
  expect(await within(part).findByRole('alert')).toBeVisible()
  await end()
  expect(await screen.findByText(texts.withdrawn)).toBeVisible()
  expect(screen.queryByRole('region', { name: texts.waiting })).toBeNull()
  expect(screen.getByRole('button', { name: texts.bike(BIKE) })).toBeVisible()
})

it('an address keeps what was typed when somebody else has edited the order', async () => {
  const delivery = jest.fn().mockRejectedValue(CHANGED)
  const { user } = open({ delivery })
  await user.click(await screen.findByRole('button', { name: texts.delivery }))
  const street = screen.getByRole('textbox', { name: texts.line1 })
  await user.clear(street)
  await user.click(screen.getByRole('button', { name: texts.saveDelivery }))
  expect(delivery).not.toHaveBeenCalled()
  expect(screen.getByText(texts.missing)).toBeVisible()
  await user.type(street, '7 Hill Road')
  await user.click(screen.getByRole('button', { name: texts.saveDelivery }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(street).toHaveValue('7 Hill Road')
})

it('an order that can’t be changed anymore offers nothing', async () => {
  const bikes = [{ ...BIKE, fault: 'too_late' as const }]
  const { container } = open({}, { ...EDIT, delivery: null, bikes })
  await screen.findByText((_, element) => element === container)
  expect(screen.queryByRole('button')).toBeNull()
})
