import { screen, within } from '@testing-library/react'

import { EditPart } from '@/components/backoffice/edits/edit-part'
import { ModalHost } from '@/components/layout/modal-host'
import { cents } from '@/domain/money'
import { editBikeDialog, edits as texts } from '@/messages/edits'
import type { BikeEditPreview, OrderEdit } from '@/services/edits'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { fakeServices } from '../../support/fake-services'
import { renderApp } from '../../support/render-app'

const BIKE: OrderEdit['bikes'][number] = {
  ...{ position: 0, title: 'Nyx', detail: 'Size M', count: 1, fault: null, size_id: 2 },
  sizes: [
    { id: 2, title: 'M' },
    { id: 3, title: 'L' },
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
  ...{ number: 'NK-1', edition: 0, bikes: [BIKE] },
  delivery: {
    ...{ email: 'ada@example.com', may_email: true },
    address: {
      ...{ name: 'Ada', line1: '1 Main Street', line2: '', city: 'Albany', region: 'NY' },
      ...{ postcode: '12207', country_id: 222, phone: '' },
    },
  },
}
const CHANGED = new ApiFailure({
  ...{ kind: 'problem', status: 409, code: 'edit_changed', message: 'Changed.', errors: [] },
})
const PREVIEW: BikeEditPreview = {
  ...{ fault: null, message: '', changes: ['Removed: rear rack'], difference: cents(-9900) },
  ...{ refund: cents(9900), goes_to: 'Card', old_date: '2026-12-01', new_date: '2026-12-08' },
}
const NOTHING: BikeEditPreview = {
  ...PREVIEW,
  ...{ fault: 'nothing', changes: [], refund: cents(0), new_date: '2026-12-01' },
}

function open(given: Partial<Services['edits']> = {}, edit = EDIT) {
  const onChanged = jest.fn()
  const app = renderApp(
    <>
      <EditPart number="NK-1" email="ada@example.com" onChanged={onChanged} />
      <ModalHost />
    </>,
    {
      role: 'orders',
      services: fakeServices({
        edits: {
          read: async () => edit,
          preview: async (_, { parts }) => (parts.includes(21) ? NOTHING : PREVIEW),
          ...given,
        },
      }),
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
  const words = editBikeDialog(PREVIEW, 'ada@example.com')
  expect(dialog).toHaveTextContent(words.message)
  await user.click(within(dialog).getByRole('button', { name: words.primaryButton }))
  expect(bike).toHaveBeenCalledWith(
    'NK-1',
    expect.objectContaining({ position: 0, size_id: 2, parts: [11], expected: 9900, edition: 0 }),
  )
  expect(await screen.findByText(texts.savedBike)).toBeVisible()
  expect(onChanged).toHaveBeenCalled()
})

it('what costs more says so and can’t be pressed', async () => {
  const preview = async (): Promise<BikeEditPreview> => ({ ...NOTHING, fault: 'costs_more' })
  const { user } = open({ preview })
  await user.click(await screen.findByRole('button', { name: texts.bike(BIKE) }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Drivetrain' }), 'Belt')
  expect(await screen.findByText(texts.fault('costs_more', ''))).toBeVisible()
  expect(screen.getByRole('button', { name: texts.saveBike })).toBeDisabled()
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
