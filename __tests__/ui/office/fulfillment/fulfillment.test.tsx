import { screen, within } from '@testing-library/react'

import { FulfillmentPart } from '@/components/office/fulfillment/fulfillment-part'
import { MailContext } from '@/components/office/kit/mail-context'
import { NO_MAIL } from '@/messages/office/kit/mail-note'
import { shortMoment } from '@/messages/office/overview/overview'
import { fulfillment as texts, undoParcelDialog } from '@/messages/office/fulfillment/fulfillment'
import type { Role } from '@/domain/kit/permissions'
import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import type { Services } from '@/services/services'

import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const UNTIL = { until: '2026-11-20T13:00:00.000Z', mails: [], ended_edit: '' }

const OPEN: Fulfillment = {
  number: 'NK-1',
  fulfillment_state: 'in_production',
  may_ship: true,
  lines: [
    { position: 0, title: 'Nyx', detail: 'Size M', count: 2, shipped: 0, ready: 1 },
    { position: 1, title: 'Backpack', detail: '', count: 3, shipped: 0, ready: 3 },
  ],
  bikes: [
    {
      ...{ id: 7, position: 0, title: 'Nyx', detail: 'Size M', state: 'ready' },
      ...{ frame_number: 'NX-1', free_number: 'NX-10001', begin_undo: null },
    },
    {
      ...{ id: 8, position: 0, title: 'Nyx', detail: 'Size M', state: 'in_production' },
      ...{ frame_number: null, free_number: 'NX-10002' },
      begin_undo: { ...UNTIL, ended_edit: 'Nyx: Size M → L' },
    },
  ],
  carriers: [
    { code: 'ups', title: 'UPS' },
    { code: 'cargo', title: 'Cargo Ltd' },
  ],
  parcels: [],
}

const SHIPPED: Fulfillment = {
  ...OPEN,
  fulfillment_state: 'partly_shipped',
  parcels: [
    {
      number: 1,
      carrier: 'UPS',
      carrier_code: 'ups',
      tracking: '1Z9',
      tracking_url: 'https://www.ups.com/track?tracknum=1Z9',
      shipped_at: '2026-11-20T12:00:00.000Z',
      delivered_at: null,
      items: [{ title: 'Backpack', count: 2 }],
      frames: [],
      by: 'Ada Admin',
      papers: [{ title: 'Packing slip', href: '/api/slip' }],
      undo_until: '2026-11-21T12:00:00.000Z',
      delivery_undo: null,
    },
  ],
}

function open(overrides: Partial<Services['fulfillment']>, role: Role = 'orders', hasMail = true) {
  const onMoved = jest.fn()
  const app = renderApp(
    withDialogs(
      <MailContext value={hasMail}>
        <FulfillmentPart number="NK-1" email="ada@example.com" onMoved={onMoved} />
      </MailContext>,
    ),
    {
      role,
      path: '/backoffice/orders/NK-1',
      fakes: { fulfillment: { read: async () => OPEN, ...overrides } },
    },
  )
  return { ...app, onMoved }
}

it('a part is shipped by the keyboard alone, after the dialog said what leaves', async () => {
  const ship = jest.fn(async () => SHIPPED)
  const { user, onMoved } = open({ ship })
  await screen.findByRole('form', { name: texts.ship })
  await user.keyboard('s')
  const bikes = screen.getByLabelText(texts.pieces('Nyx, Size M', 1))
  expect(bikes).toHaveFocus()
  await user.clear(bikes)
  await user.keyboard('0{Tab}')
  await user.clear(screen.getByLabelText(texts.pieces('Backpack', 3)))
  await user.keyboard('2{Tab}{Tab}1Z9{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('2 units leave with UPS. 3 units will still follow.')
  expect(ship).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: texts.button }))
  expect(await screen.findByText('2 × Backpack')).toBeVisible()
  expect(ship).toHaveBeenCalledWith('NK-1', {
    items: [{ position: 1, count: 2 }],
    carrier: 'ups',
    tracking: '1Z9',
    request_key: expect.any(String) as string,
  })
  expect(onMoved).toHaveBeenCalled()
})

it('more than is ready is refused beside its field and nothing is sent', async () => {
  const ship = jest.fn()
  const { user } = open({ ship })
  const goods = await screen.findByLabelText(texts.pieces('Backpack', 3))
  await user.clear(goods)
  await user.type(goods, '4{Enter}')
  expect(await screen.findByText(texts.countFault(3))).toBeVisible()
  expect(goods).toHaveAccessibleDescription(texts.countFault(3))
  expect(goods).toHaveFocus()
  expect(ship).not.toHaveBeenCalled()
})

it('a bike becomes ready with the number that was entered', async () => {
  const build = jest.fn(async () => OPEN)
  const { user } = open({ build })
  const frame = await screen.findByLabelText(texts.frame)
  expect(frame).toHaveValue('')
  expect(screen.getByText(texts.readyNote)).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.useNumber('NX-10002') }))
  expect(frame).toHaveValue('NX-10002')
  await user.clear(frame)
  await user.type(frame, 'NX-2026-9{Enter}')
  expect(build).toHaveBeenCalledWith('NK-1', 8, { state: 'ready', frame_number: 'NX-2026-9' })
})

it('the start of a build is undone after the dialog said what it ended and what was emailed', async () => {
  const undoBegin = jest.fn(async () => OPEN)
  const { user, onMoved } = open({ undoBegin })
  const name = texts.bikeAction(texts.undoBegin, 2)
  await user.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('No email went to ada@example.com about it.')
  expect(dialog).toHaveTextContent('A change that waited for payment ended: Nyx: Size M → L.')
  expect(undoBegin).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: texts.undoBegin }))
  expect(undoBegin).toHaveBeenCalledWith('NK-1', 8)
  expect(onMoved).toHaveBeenCalled()
})

it('a delivery is undone after the dialog named the emails that went out since', async () => {
  const undoDelivery = jest.fn(async () => SHIPPED)
  const parcels = SHIPPED.parcels.map((parcel) => ({
    ...parcel,
    delivered_at: '2026-11-20T12:00:00.000Z',
    delivery_undo: { ...UNTIL, mails: ['Your refund'] },
  }))
  const { user } = open({ read: async () => ({ ...SHIPPED, parcels }), undoDelivery })
  await user.click(await screen.findByRole('button', { name: /Undo delivery/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('ada@example.com already got “Your refund”')
  await user.click(within(dialog).getByRole('button', { name: texts.undoDelivery }))
  expect(undoDelivery).toHaveBeenCalledWith('NK-1', 1)
})

it('a parcel shows who shipped it, its papers and its carrier; wrong tracking is corrected', async () => {
  const deliver = jest.fn(async () => SHIPPED)
  const correct = jest.fn(async () => SHIPPED)
  const { user } = open({ read: async () => SHIPPED, deliver, correct })
  expect(await screen.findByRole('link', { name: '1Z9' })).toLinkTo(
    'https://www.ups.com/track?tracknum=1Z9',
  )
  expect(screen.getByText(/by Ada Admin/)).toBeVisible()
  expect(screen.getByText(texts.deliveredNote)).toBeVisible()
  expect(screen.getByRole('link', { name: /Packing slip/ })).toLinkTo('/api/slip')
  await user.click(screen.getByRole('button', { name: /Mark as delivered/ }))
  expect(deliver).toHaveBeenCalledWith('NK-1', 1)
  await user.click(await screen.findByRole('button', { name: /Correct tracking/ }))
  expect(screen.getByText(texts.correctionNote(true))).toBeVisible()
  const field = screen.getByDisplayValue('1Z9')
  await user.clear(field)
  await user.type(field, '4711{Enter}')
  expect(correct).toHaveBeenCalledWith('NK-1', 1, { carrier: 'ups', tracking: '4711' })
  expect(screen.queryByText(texts.correctionNote(true))).toBeNull()
})

it('promises no email about a parcel without a mail server', async () => {
  const ship = jest.fn(async () => SHIPPED)
  const { user } = open({ ship }, 'orders', false)
  await user.click(await screen.findByRole('button', { name: texts.button }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(NO_MAIL)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.button }))
  await user.click(await screen.findByRole('button', { name: /Correct tracking/ }))
  expect(screen.getByText(NO_MAIL)).toBeVisible()
  expect(screen.getByRole('button', { name: texts.sendCorrection(false) })).toBeVisible()
})

it('who may only read orders is offered nothing', async () => {
  open({ read: async () => SHIPPED }, 'support')
  expect(await screen.findByText('2 × Backpack')).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a parcel shipped by mistake is undone after a question, until its time is over', async () => {
  const undo = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(OPEN)
  const { user, onMoved } = open({ read: async () => SHIPPED, undo })
  const name = new RegExp(`^${texts.undo}.*${texts.parcel(1)}`)
  const press = async () => {
    await user.click(await screen.findByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    const words = undoParcelDialog(1, 'ada@example.com', true)
    expect(dialog).toHaveTextContent(words.message)
    await user.click(within(dialog).getByRole('button', { name: words.primaryButton }))
  }
  expect(
    await screen.findByText(texts.undoUntil(shortMoment('2026-11-21T12:00:00.000Z'))),
  ).toBeVisible()
  await press()
  expect(await screen.findByRole('alert')).toBeVisible()
  await press()
  expect(undo).toHaveBeenLastCalledWith('NK-1', 1)
  expect(onMoved).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name })).toBeNull()
})

it('a parcel that can’t be undone offers no way back', async () => {
  const parcels = SHIPPED.parcels.map((parcel) => ({ ...parcel, undo_until: null }))
  open({ read: async () => ({ ...SHIPPED, parcels }) })
  await screen.findByText('2 × Backpack')
  expect(screen.queryByRole('button', { name: new RegExp(texts.undo) })).toBeNull()
})

it('the carriers on offer are listed, and the chosen one is sent', async () => {
  const ship = jest.fn(async () => SHIPPED)
  const { user } = open({ ship })
  const offered = await screen.findByLabelText(texts.carrier)
  expect(
    within(offered)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['UPS', 'Cargo Ltd'])
  await user.selectOptions(offered, 'Cargo Ltd')
  await user.type(screen.getByLabelText(texts.tracking), '7{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('leave with Cargo Ltd.')
  await user.click(within(dialog).getByRole('button', { name: texts.button }))
  expect(ship).toHaveBeenCalledWith('NK-1', expect.objectContaining({ carrier: 'cargo' }))
})

it('what is typed stays while a carrier is added, which leads back to the order', async () => {
  const first = open({}, 'owner')
  const goods = await screen.findByLabelText(texts.pieces('Backpack', 3))
  await first.user.clear(goods)
  await first.user.type(goods, '2')
  await first.user.selectOptions(screen.getByLabelText(texts.carrier), 'Cargo Ltd')
  await first.user.type(screen.getByLabelText(texts.tracking), '1Z9')
  const link = screen.getByRole('link', { name: texts.addCarrier })
  expect(link).toLinkTo('/backoffice/carriers?order=NK-1')
  first.unmount()
  open({}, 'owner')
  expect(await screen.findByLabelText(texts.pieces('Backpack', 3))).toHaveValue('2')
  expect(screen.getByLabelText(texts.carrier)).toHaveValue('cargo')
  expect(screen.getByLabelText(texts.tracking)).toHaveValue('1Z9')
})

it('a carrier that isn’t offered anymore stays an option for its own parcel', async () => {
  const parcels = SHIPPED.parcels.map((parcel) => {
    return { ...parcel, carrier: 'Slow Boats', carrier_code: 'boats' }
  })
  const { user } = open({ read: async () => ({ ...SHIPPED, may_ship: false, parcels }) })
  await user.click(await screen.findByRole('button', { name: /Correct tracking/ }))
  expect(screen.getAllByLabelText(texts.carrier).at(-1)).toHaveDisplayValue('Slow Boats')
})
