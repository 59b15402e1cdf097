import { screen, within } from '@testing-library/react'

import type { CarrierEntry } from '@/contract/office/carriers/carriers'
import { edit } from '@/messages/kit/edit'
import { orderedRows } from '@/messages/office/kit/ordered-rows'
import { carriers as texts } from '@/messages/office/carriers/carriers'
import { carriers as page } from '@/screens/backoffice/carriers'
import type { ResourceServices } from '@/services/office/resources'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const CARGO: CarrierEntry = {
  ...{ code: 'cargo', title: 'Cargo Ltd', version: 'v1', is_offered: true },
  tracking_address: 'https://cargo.example/parcel/{number}',
}
const VAN: CarrierEntry = {
  ...{ code: 'own', title: 'Our own van', version: 'v1', is_offered: false },
  tracking_address: null,
}
const { fields } = texts

function open(
  overrides: Partial<ResourceServices['carriers']> = {},
  path = '/backoffice/carriers',
) {
  const carriers = { list: async () => [CARGO, VAN], ...overrides }
  const services = fakeServices({ carriers: carriers as never })
  return renderApp(page().body, { path, role: 'manager', services })
}

const save = () => screen.getByRole('button', { name: edit.save })

it('lists carriers with where they are tracked, and whether they are offered', async () => {
  open()
  expect(
    await screen.findByRole('row', { name: /Cargo Ltd.*cargo.example.*Offered/ }),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /Our own van.*No tracking.*Not offered/ })).toBeVisible()
})

it('a carrier is added once its tracking address starts with https and has the number', async () => {
  const add = jest.fn(async () => CARGO)
  const { user } = open({ add })
  await user.click(await screen.findByRole('button', { name: texts.add }))
  const form = within(screen.getByRole('form'))
  await user.type(form.getByLabelText(fields.code.label), 'Cargo')
  await user.type(form.getByLabelText(fields.title.label), CARGO.title)
  const address = form.getByLabelText(fields.tracking_address.label)
  await user.type(address, 'javascript:alert(1)//{{number}')
  await user.click(save())
  expect(add).not.toHaveBeenCalled()
  expect(address).toHaveAccessibleDescription(/starts with https:\/\/ and has \{number\}/)
  await user.clear(address)
  await user.type(address, 'https://cargo.example/parcel/{{number}')
  await user.click(save())
  expect(await screen.findByText(texts.saved(CARGO.title))).toBeVisible()
  const { version: _, ...body } = CARGO
  expect(add).toHaveBeenCalledWith(body)
})

it('the code of a new carrier follows its name until it is typed', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: texts.add }))
  const form = within(screen.getByRole('form'))
  const [title, code] = [fields.title.label, fields.code.label].map((label) =>
    form.getByLabelText(label),
  )
  if (!title || !code) throw new Error('A field is missing.')
  await user.type(title, 'Señor Rápido & Co.')
  expect(code).toHaveValue('senor-rapido-co')
  await user.clear(code)
  await user.type(code, 'rapido')
  await user.type(title, ' Ltd')
  expect(code).toHaveValue('rapido')
})

it('the order changes by the buttons of a row, and the list above follows', async () => {
  const order = jest.fn(async () => ({}))
  const list = jest.fn(async () => [CARGO, VAN])
  const { user } = open({ list, order } as never)
  await user.click(await screen.findByRole('button', { name: orderedRows.earlier(VAN.title) }))
  expect(order).toHaveBeenCalledWith({ codes: ['own', 'cargo'] })
  expect(await screen.findByText(orderedRows.moved(VAN.title, 1, 2))).toBeInTheDocument()
  const rows = within(screen.getByRole('list', { name: texts.order })).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(VAN.title)
})

it('leads back to the order from which a carrier was missing', async () => {
  open({}, '/backoffice/carriers?order=NK-1')
  const link = await screen.findByRole('link', { name: texts.toOrder('NK-1') })
  expect(link).toLinkTo('/backoffice/orders/NK-1')
})
