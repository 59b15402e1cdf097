import { screen, within } from '@testing-library/react'

import { SettingsScreen } from '@/components/office/settings/settings-screen'
import { ModalHost } from '@/components/kit/layout/modal-host'
import { PARTY_WRONG } from '@/domain/shop/goods/party'
import { edit } from '@/messages/kit/edit'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'
import type { ShopSettings } from '@/contract/office/settings/settings'

import { DEFAULT_REGION } from '@/utils/default-region'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const SETTINGS: ShopSettings = {
  shop: {
    ...{ name: 'Nireeka', address: ['1 Factory Road', 'Albany NY 12207', 'United States'] },
    ...{ vat_id: '', email: 'support@nireeka.example', seen: 'v1' },
  },
  safety: {
    maker: ['Nireeka', '1 Factory Road', 'United States', 'safety@nireeka.example'],
    eu_responsible: [],
    ...{ bike_warnings: ['Wear a helmet.'], bike_marks: ['EN 15194'] },
    ...{ battery_warnings: [], battery_marks: [], labor_rate: null, seen: 'p1' },
  },
  support: {
    hours: [{ weekday: 1, opens: 540, closes: 1020 }],
    closed_days: [],
    seen: 's1',
  },
  opening: { is_open: true, preview_path: null, seen: 'o1' },
  assembly: { max_km: 96.6, seen: 'a1' },
  region: { ...DEFAULT_REGION, seen: 'r1' },
  csv: { separator: 'comma', decimal: 'point', has_mark: true, seen: 'c1' },
  methods: [
    { id: 'stripe', title: 'Card', is_shown: true, is_test: false },
    { id: 'paypal', title: 'PayPal', is_shown: false, is_test: true },
  ],
  methods_seen: 'w1',
}

const NO_SAMPLES = {
  ...{ customers: 0, orders: 0, kept_orders: 0, reviews: 0, threads: 0, tickets: 0 },
  ...{ dealers: 0, news: 0, campaigns: 0, codes: 0, bikes: 0, kept_bikes: 0 },
  ...{ registrations: 0, kept_registrations: 0 },
}

function open(
  overrides: Partial<Services['settings']> = {},
  role: 'manager' | 'read_only' = 'manager',
) {
  const services = fakeServices({
    settings: { read: async () => SETTINGS, samples: async () => NO_SAMPLES, ...overrides },
  })
  const page = (
    <>
      <SettingsScreen />
      <ModalHost />
    </>
  )
  return renderApp(page, { path: '/backoffice/settings', role, services })
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))

it('saves the seller with its address line by line', async () => {
  const setShop = jest.fn(async (body) => ({
    ...SETTINGS,
    shop: { ...SETTINGS.shop, ...body, seen: 'v2' },
  }))
  const { user } = open({ setShop })
  const seller = await part(texts.shop)
  await user.type(seller.getByLabelText(texts.vat_id), 'US-12')
  await user.type(seller.getByLabelText(texts.address), '\n\nEarth ')
  expect(seller.getByText(edit.unsaved)).toBeVisible()
  await user.click(seller.getByRole('button', { name: edit.save }))
  expect(await seller.findByText(texts.saved)).toBeVisible()
  expect(setShop).toHaveBeenCalledWith({
    ...{ name: 'Nireeka', vat_id: 'US-12', seen: 'v1', email: 'support@nireeka.example' },
    address: [...SETTINGS.shop.address, 'Earth'],
  })
})

it('saves product safety; a party without an address or an email isn’t sent', async () => {
  const setSafety = jest.fn(async (body) => ({
    ...SETTINGS,
    safety: { ...SETTINGS.safety, ...body, seen: 'p2' },
  }))
  const { user } = open({ setSafety })
  const safety = await part(texts.safety.title)
  const responsible = safety.getByLabelText(texts.safety.fields.eu_responsible.label)
  await user.type(responsible, 'Nireeka Europe\nHandelsweg 12')
  await user.click(safety.getByRole('button', { name: edit.save }))
  expect(safety.getByText(PARTY_WRONG)).toBeVisible()
  expect(setSafety).not.toHaveBeenCalled()
  await user.type(responsible, '\neu@nireeka.example')
  await user.type(safety.getByLabelText(texts.safety.fields.labor_rate.label), '95')
  await user.click(safety.getByRole('button', { name: edit.save }))
  expect(await safety.findByText(texts.saved)).toBeVisible()
  expect(setSafety).toHaveBeenCalledWith({
    ...SETTINGS.safety,
    ...{ eu_responsible: ['Nireeka Europe', 'Handelsweg 12', 'eu@nireeka.example'], seen: 'p1' },
    labor_rate: 95,
  })
})

it('keeps what was typed over a reload; says that there is no sample data', async () => {
  const first = open()
  await first.user.type((await part(texts.shop)).getByLabelText(texts.name), ' Ltd')
  first.unmount()
  open()
  expect((await part(texts.shop)).getByLabelText(texts.name)).toHaveValue('Nireeka Ltd')
  expect(await (await part(texts.samples)).findByText(texts.noSamples)).toBeVisible()
})

it('shows theirs and keeps mine where somebody else was first', async () => {
  const theirs = { ...SETTINGS, shop: { ...SETTINGS.shop, name: 'Theirs', seen: 'v2' } }
  const read = jest.fn(async () => theirs).mockResolvedValueOnce(SETTINGS)
  const changed = new ApiFailure({
    ...{ kind: 'problem', code: 'settings_changed', status: 409, message: '', errors: [] },
  } as ConstructorParameters<typeof ApiFailure>[0])
  const setShop = jest.fn().mockRejectedValueOnce(changed).mockResolvedValue(theirs)
  const { user } = open({ read, setShop })
  const seller = await part(texts.shop)
  await user.type(seller.getByLabelText(texts.name), ' Ltd')
  await user.click(seller.getByRole('button', { name: edit.save }))
  expect(await seller.findByText(edit.news)).toBeVisible()
  expect(seller.getByLabelText(texts.name)).toHaveValue('Nireeka Ltd')
  await user.click(seller.getByRole('button', { name: edit.keepMine }))
  await user.click(seller.getByRole('button', { name: edit.save }))
  expect(setShop).toHaveBeenLastCalledWith(expect.objectContaining({ seen: 'v2' }))
})

it('chooses the methods to pay', async () => {
  const setMethods = jest.fn(async () => SETTINGS)
  const { user } = open({ setMethods })
  const methods = await part(texts.methods)
  expect(methods.getByLabelText(/Card/)).toBeChecked()
  await user.click(methods.getByLabelText(/PayPal/))
  await user.click(methods.getByRole('button', { name: edit.save }))
  expect(setMethods).toHaveBeenCalledWith({ shown: ['stripe', 'paypal'], seen: 'w1' })
})

it('shows no button to those who may not change settings', async () => {
  open({}, 'read_only')
  expect((await part(texts.methods)).getByLabelText(/Card/)).toBeDisabled()
  expect(screen.queryByRole('button', { name: edit.save })).toBeNull()
})

it('removes the sample data after a word of what goes with it', async () => {
  const counts = { ...NO_SAMPLES, customers: 90, orders: 90, reviews: 90, threads: 1, tickets: 12 }
  const removeSamples = jest.fn(async () => ({ ...NO_SAMPLES, customers: 1, kept_orders: 1 }))
  const { user } = open({ samples: async () => counts, removeSamples })
  const samples = await part(texts.samples)
  await user.click(await samples.findByRole('button', { name: texts.removeSamples }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(
    dialog.getByText(/90 customers, 90 orders, 90 reviews, 1 forum thread and 12 tickets/),
  ).toBeVisible()
  expect(removeSamples).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: texts.removeSamples }))
  expect(await samples.findByText(texts.removed)).toBeVisible()
  expect(samples.getByText(texts.keptSamples(1))).toBeVisible()
  expect(samples.queryByRole('button')).toBeNull()
})

it('says why sample bikes stay for sale, and how that changes', async () => {
  open({ samples: async () => ({ ...NO_SAMPLES, kept_bikes: 3 }) })
  const samples = await part(texts.samples)
  expect(await samples.findByText(texts.keptBikes(3), { exact: false })).toBeVisible()
  expect(samples.getByRole('link', { name: texts.ownBike })).toLinkTo('/backoffice/catalog/bikes')
  expect(samples.queryByRole('button')).toBeNull()
})

it('takes sample bikes off the shop and says why they stay in the office', async () => {
  const { user } = open({ samples: async () => ({ ...NO_SAMPLES, bikes: 3 }) })
  const samples = await part(texts.samples)
  await user.click(await samples.findByRole('button', { name: texts.removeSamples }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/3 sample bikes.*copies have their torques and manuals/)).toBeVisible()
})

it.each([{ registrations: 50 }, { kept_registrations: 51 }])(
  'says where the shop collects tax, before the sample data is removed: %j',
  async (kind) => {
    const counts = { ...NO_SAMPLES, ...kind }
    open({ samples: async () => counts })
    const samples = await part(texts.samples)
    expect(await samples.findByText(texts.taxes(counts), { exact: false })).toBeVisible()
    const link = samples.getByRole('link', { name: texts.taxLink })
    expect(link).toLinkTo('/backoffice/tax-registrations')
  },
)

it('asks before it ends tax registrations', async () => {
  const { user } = open({ samples: async () => ({ ...NO_SAMPLES, news: 1, registrations: 50 }) })
  const samples = await part(texts.samples)
  await user.click(await samples.findByRole('button', { name: texts.removeSamples }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(
    dialog.getByText(/removes 1 news post, .*no longer collects tax in 50 places/),
  ).toBeVisible()
})

it('says what other support hours would do to tickets, and saves them', async () => {
  const counts = { open: 12, earlier: 3, later: 2 }
  const previewSupport = jest.fn(async () => counts)
  const setSupport = jest.fn(async () => ({
    settings: { ...SETTINGS, support: { ...SETTINGS.support, seen: 's2' } },
    moved: counts,
  }))
  const { user } = open({ previewSupport, setSupport })
  const support = await part(texts.support)
  expect(support.getByLabelText('Monday')).toHaveValue('9 AM–5 PM')
  await user.type(support.getByLabelText('Tuesday'), '10-12, 13-15')
  await user.click(support.getByRole('button', { name: edit.save }))
  expect(support.getByText(texts.spanFault)).toBeVisible()
  await user.clear(support.getByLabelText('Tuesday'))
  await user.type(support.getByLabelText('Tuesday'), '10-15')
  expect(await support.findByText(texts.dueTimes(counts))).toBeVisible()
  const hours = [...SETTINGS.support.hours, { weekday: 2, opens: 600, closes: 900 }]
  expect(previewSupport).toHaveBeenLastCalledWith({ hours, closed_days: [] })
  await user.click(support.getByRole('button', { name: edit.save }))
  expect(await screen.findByText(texts.supportSaved(counts))).toBeVisible()
  expect(setSupport).toHaveBeenCalledWith({ hours, closed_days: [], seen: 's1' })
})

it('edits the distance of dealers in the unit of the reader, and stores km', async () => {
  window.localStorage.setItem('unit', '0')
  const setAssembly = jest.fn(async ({ max_km }) => ({
    ...SETTINGS,
    assembly: { max_km, seen: 'a2' },
  }))
  const { user } = open({ setAssembly })
  const assembly = await part(texts.assembly)
  const field = assembly.getByLabelText(texts.assemblyMiles)
  expect(field).toHaveValue('60')
  await user.clear(field)
  await user.type(field, '0')
  await user.click(assembly.getByRole('button', { name: edit.save }))
  expect(field).toHaveAccessibleDescription(texts.assemblyFault)
  await user.clear(field)
  await user.type(field, '100')
  await user.click(assembly.getByRole('button', { name: edit.save }))
  expect(await assembly.findByText(texts.saved)).toBeVisible()
  expect(setAssembly).toHaveBeenCalledWith({ max_km: 160.9, seen: 'a1' })
})
