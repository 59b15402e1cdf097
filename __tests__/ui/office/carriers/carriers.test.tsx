import { screen, within } from '@testing-library/react'

import type { CarrierEntry } from '@/contract/office/carriers/carriers'
import { edit } from '@/messages/kit/edit'
import { carriers as texts } from '@/messages/office/carriers/carriers'
import { carriers as page } from '@/screens/backoffice/carriers'
import type { ResourceServices } from '@/services/office/resources'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const CARGO: CarrierEntry = {
  ...{ code: 'cargo', title: 'Cargo Ltd', version: 'v1', is_offered: true, position: 5 },
  tracking_address: 'https://cargo.example/parcel/{number}',
}
const VAN: CarrierEntry = {
  ...{ code: 'own', title: 'Our own van', version: 'v1', is_offered: false, position: 50 },
  tracking_address: null,
}
const { fields } = texts

function open(overrides: Partial<ResourceServices['carriers']> = {}) {
  const carriers = { list: async () => [CARGO, VAN], ...overrides }
  const services = fakeServices({ carriers: carriers as never })
  return renderApp(page().body, { path: '/backoffice/carriers', role: 'manager', services })
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
  await user.type(form.getByLabelText(fields.position.label), '5')
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
