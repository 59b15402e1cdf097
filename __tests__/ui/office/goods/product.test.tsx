import { screen, waitFor, within } from '@testing-library/react'

import { CatalogItemScreen } from '@/components/office/goods/item-screen'
import { NewProductScreen } from '@/components/office/goods/new-product-screen'
import { versionMessage } from '@/contract/kit/version-messages'
import { blankValues } from '@/domain/kit/text-field'
import { SERVICE_FIELDS, SHEET_FIELDS, SHEET_NAMES } from '@/domain/shop/goods/product-fields'
import { cents } from '@/domain/kit/money'
import { catalog as texts } from '@/messages/office/goods/prices'
import { productDetails } from '@/messages/office/goods/product-details'
import type { CatalogItem, CatalogPage } from '@/contract/office/goods/goods'
import type { Services } from '@/services/services'
import { pick } from '@/utils/omit'

import { aCatalogItem } from '@/__tests__/support/catalog/catalog-item'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const groups = [{ code: 'chain', title: 'Chains and belts' }]
const bikes = [{ slug: 'nyx', title: 'Nyx bike' }]
const ITEM = aCatalogItem({
  ...{ fits: ['nyx'], group: 'chain', groups, bikes, weight_g: 250 },
  ...{ external_hosts: ['fund.example'], facts: [{ label: 'Links', value: '118' }] },
})
const PAGE: CatalogPage = {
  ...{ products: [], count: 0, next: null, previous: null, groups, bikes, tags: [] },
}

type Prices = Partial<Services['prices']>

const open = (overrides: Prices, role: 'catalog' | 'read_only' = 'catalog') =>
  renderApp(<CatalogItemScreen id={7} />, {
    ...{ role, path: '/backoffice/catalog/7' },
    fakes: { prices: { read: async () => ITEM, ...overrides } },
  })
const openNew = (overrides: Prices, role: 'catalog' | 'read_only' = 'catalog') =>
  renderApp(<NewProductScreen kind="spare" />, {
    ...{ role, path: '/backoffice/catalog/spares/new' },
    fakes: { prices: { list: async () => PAGE, ...overrides } },
  })
const failure = (status: number, code: 'catalog_changed' | 'unexpected') =>
  problem(code, { status, message: 'No.' })

it('facts and warnings are written as lines, and saved as such', async () => {
  const save = jest.fn(async (): Promise<CatalogItem> => ({ ...ITEM, version: 'two' }))
  const { user } = open({ save })
  const facts = await screen.findByLabelText(texts.sheet.facts.label)
  expect(facts).toHaveValue('Links: 118')
  await user.type(facts, '\nWidth')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByText(SHEET_FIELDS.facts.field.wrong)).toBeVisible()
  expect(facts).toHaveFocus()
  await user.keyboard(': 1/2')
  await user.type(screen.getByLabelText(texts.sheet.warnings.label), 'Mind your fingers.')
  await user.type(screen.getByLabelText(texts.sheet.gtin.label), '4006381333931')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByText(texts.saved)).toBeVisible()
  expect(save).toHaveBeenCalledWith({
    ...blankValues(SHEET_FIELDS),
    ...{ title: 'Chain', description: 'A chain.', group: 'chain', fits: ['nyx'] },
    ...{ is_offered: true, weight_g: 250, gtin: '4006381333931', version: 'one', pictures: [] },
    versions: [],
    facts: [
      { label: 'Links', value: '118' },
      { label: 'Width', value: '1/2' },
    ],
    warnings: ['Mind your fingers.'],
    id: 7,
  })
})

it('options that it depends on are chosen by name, of the bikes that it fits', async () => {
  const option = { code: 'drive-9', title: '9-speed, 11-36', group: 'Drivetrain' }
  const options = [
    { ...option, bikes: ['nyx'] },
    { ...option, code: 'drive-belt', title: 'Belt', bikes: ['nireeka-homie'] },
  ]
  const service = blankValues(SERVICE_FIELDS)
  const read = async () => ({ ...ITEM, options, service })
  const save = jest.fn(async (): Promise<CatalogItem> => ({ ...ITEM, version: 'two' }))
  const { user } = open({ read, save })
  await user.click(await screen.findByText(/^Only with these options: every build/))
  const drives = within(screen.getByRole('group', { name: 'Drivetrain' }))
  expect(drives.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(drives.getByRole('checkbox', { name: '9-speed, 11-36' }))
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ fits_parts: ['drive-9'] }))
})

it('a link to another shop needs https, says which hosts are allowed, and is saved', async () => {
  const save = jest.fn(async (): Promise<CatalogItem> => ({ ...ITEM, version: 'two' }))
  const { user } = open({ save })
  const link = await screen.findByLabelText(texts.sheet.external_link.label)
  expect(link).toHaveAccessibleDescription(/Allowed: fund\.example\.$/)
  await user.type(link, 'http://fund.example/nyx')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByText(SHEET_FIELDS.external_link.field.wrong)).toBeVisible()
  expect(link).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
  await user.clear(link)
  await user.type(link, ' https://fund.example/nyx ')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByText(texts.saved)).toBeVisible()
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ external_link: 'https://fund.example/nyx', id: 7 }),
  )
})

it('a link whose host was taken off the list says that nobody is led there', async () => {
  open({ read: async () => ({ ...ITEM, external_link: 'https://gone.example/' }) })
  expect(await screen.findByLabelText(texts.sheet.external_link.label)).toHaveAccessibleDescription(
    /isn’t followed, because its host is no longer allowed/,
  )
})

it('what the server says of a link stands at its field', async () => {
  const message = 'Links may lead to fund.example only.'
  const { user } = open({
    save: async () => {
      const errors = [{ field: 'external_link', message }]
      throw problem('invalid_input', { message, errors })
    },
  })
  const link = await screen.findByLabelText(texts.sheet.external_link.label)
  await user.type(link, 'https://evil.test')
  await user.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(link).toHaveAccessibleDescription(new RegExp(message)))
})

it('what somebody else saved meanwhile stands beside one’s own, and either can be kept', async () => {
  const theirs: CatalogItem = { ...ITEM, title: 'Their chain', group: '', version: 'two' }
  const read = jest.fn().mockResolvedValueOnce(ITEM).mockResolvedValue(theirs)
  const save = jest.fn().mockRejectedValueOnce(failure(409, 'catalog_changed'))
  save.mockResolvedValueOnce({ ...theirs, version: 'three' })
  const { user } = open({ read, save })
  await user.type(await screen.findByLabelText(texts.title), ' of mine')
  await user.click(screen.getByRole('button', { name: texts.save }))
  const alert = await screen.findByRole('alert')
  const rows = within(alert).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FieldYoursTheirs',
    'TitleChain of mineTheir chain',
    'GroupChains and belts(empty)',
  ])
  await user.click(within(alert).getByRole('button', { name: texts.takeTheirs }))
  expect(screen.getByLabelText(texts.title)).toHaveValue('Their chain')
  await user.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({ version: 'two', group: '', id: 7 }),
  )
})

it('an edit shows what differs, fills the form with what was, and is saved like any other', async () => {
  const { title, description, group, fits, is_offered } = ITEM
  const words = { title, description, group, fits, is_offered }
  const became = {
    ...words,
    ...pick(ITEM, SHEET_NAMES),
    pictures: [],
    versions: [],
    service: null,
    bundle: null,
  }
  const was = { ...became, title: 'Old chain', fits: [] }
  const { service: _, bundle: __, ...sent } = was
  const edit = { id: 1, at: '2026-11-20T12:00:00.000Z', by: 'Ada', was, became }
  const read = async (): Promise<CatalogItem> => ({ ...ITEM, edits: [edit] })
  const save = jest.fn(async (): Promise<CatalogItem> => ({ ...ITEM, version: 'two' }))
  const { user } = open({ read, save })
  await user.click(await screen.findByText(/Ada/))
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'FieldBeforeAfter',
    'TitleOld chainChain',
    'Fits these bikes(empty)Nyx bike',
  ])
  await user.click(screen.getByRole('button', { name: texts.restore }))
  expect(screen.getByLabelText(texts.title)).toHaveValue('Old chain')
  expect(screen.getByLabelText(texts.title)).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.saved)
  expect(save).toHaveBeenCalledWith({ ...sent, version: 'one', id: 7 })
})

it('a new product keeps what was typed when it fails, and is sent by the same key again', async () => {
  const create = jest.fn().mockRejectedValueOnce(failure(500, 'unexpected'))
  create.mockResolvedValueOnce({ ...ITEM, id: 9 })
  const { user, router } = openNew({ create })
  await user.type(await screen.findByLabelText(texts.title), 'Bell spring')
  await user.type(screen.getByLabelText(texts.description), 'A spring.')
  await user.selectOptions(screen.getByLabelText(texts.group.spare), 'Chains and belts')
  await user.type(screen.getByLabelText(texts.sheet.weight_g.label), '2')
  const press = () => user.click(screen.getByRole('button', { name: texts.add.spare }))
  await press()
  expect(create).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(texts.newPrice), '1.90')
  await press()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText(texts.title)).toHaveValue('Bell spring')
  await press()
  expect(create.mock.calls[1]).toEqual(create.mock.calls[0])
  expect(create).toHaveBeenCalledWith({
    ...{ kind: 'spare', title: 'Bell spring', description: 'A spring.', group: 'chain' },
    ...{ weight_g: 2, price: 190, request_key: expect.any(String) as string },
  })
  expect(router.push).toHaveBeenCalledWith('/backoffice/catalog/9')
})

it('what was typed of a new product outlives a reload, and is gone once it was added', async () => {
  const first = openNew({ create: async () => ({ ...ITEM, id: 9 }) })
  await first.user.type(await screen.findByLabelText(texts.title), 'Bell spring')
  await first.user.type(screen.getByLabelText(texts.sheet.weight_g.label), '2')
  first.unmount()
  const second = openNew({ create: async () => ({ ...ITEM, id: 9 }) })
  expect(await screen.findByLabelText(texts.title)).toHaveValue('Bell spring')
  expect(screen.getByLabelText(texts.sheet.weight_g.label)).toHaveValue('2')
  await second.user.type(screen.getByLabelText(texts.description), 'A spring.')
  await second.user.type(screen.getByLabelText(texts.newPrice), '1.90')
  await second.user.click(screen.getByRole('button', { name: texts.add.spare }))
  expect(second.router.push).toHaveBeenCalledWith('/backoffice/catalog/9')
  second.unmount()
  openNew({})
  expect(await screen.findByLabelText(texts.title)).toHaveValue('')
})

it('who may only read is offered no form', async () => {
  openNew({}, 'read_only')
  expect(await screen.findByText(texts.mayNotAdd)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

const SERVICE = {
  ...{ standards: ['UDH'], standard_equivalent: null, tools: [], difficulty: 2, minutes: 20 },
  wear_interval_km: null,
}
const SHORT = { id: 'short', title: 'Short', price: cents(1_990), color: null, size: null }

it('what a mechanic needs to know is edited, and said where it can’t be read', async () => {
  const item: CatalogItem = { ...ITEM, service: SERVICE }
  const save = jest.fn(async () => item)
  const { user } = open({ read: async () => item, save })
  const { labels, faultOf } = productDetails.service
  await user.type(await screen.findByLabelText(labels.tools), '5 mm hex key\nGrease')
  await user.type(screen.getByLabelText(labels.wear_interval_km), 'far')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(screen.getByText(faultOf('wear_interval_km'))).toBeVisible()
  expect(save).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText(labels.wear_interval_km))
  await user.type(screen.getByLabelText(labels.wear_interval_km), '2500')
  await user.selectOptions(screen.getByLabelText(labels.difficulty), '3')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      service: {
        ...{ ...SERVICE, tools: ['5 mm hex key', 'Grease'], difficulty: 3 },
        wear_interval_km: 2_500,
      },
      id: 7,
    }),
  )
})

it('versions are added with a price and removed, and two of them can’t be the same', async () => {
  const item: CatalogItem = { ...ITEM, versions: [SHORT] }
  const save = jest.fn(async () => item)
  const { user } = open({ read: async () => item, save })
  const versions = productDetails.versions
  await user.click(await screen.findByRole('button', { name: versions.add }))
  const row = within(screen.getByRole('listitem', { name: versions.row(2) }))
  await user.type(row.getByLabelText(versions.name), 'short')
  await user.type(row.getByLabelText(versions.price), '24.50')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(screen.getByText(versionMessage('twice'))).toBeVisible()
  await user.clear(row.getByLabelText(versions.name))
  await user.type(row.getByLabelText(versions.name), 'Long')
  await user.click(screen.getByRole('button', { name: versions.remove('Short') }))
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      versions: [{ id: null, title: 'Long', color: null, size: null, price: cents(2_450) }],
      id: 7,
    }),
  )
})
