import { screen, waitFor, within } from '@testing-library/react'

import { CsvScreen } from '@/components/office/csv/csv-screen'
import { csv as texts } from '@/messages/office/csv/csv'
import type { CsvImport } from '@/contract/office/csv/csv'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const CHECKED: CsvImport = {
  ...{ id: 7, kind: 'accessories', name: 'new.csv', size: 100, state: 'checked', by: 'Ada' },
  ...{ made_at: '2026-11-20T12:00:00.000Z', position: 0, total: 5, fault: '' },
  ...{ added: 2, changes: 1, same: 0, refused: 2, written: 0 },
  faults: [{ line: 3, sentence: 'Enter a price for a new product.' }],
  lines: [
    { line: 2, verdict: 'new', title: 'Bell', hint: '' },
    { line: 4, verdict: 'new', title: 'Horn', hint: '' },
    { line: 5, verdict: 'change', title: '5000114 U-lock', hint: '' },
  ],
}

function open(role: 'catalog' | 'read_only' = 'catalog') {
  const apply = jest.fn(async () => CHECKED)
  const services = fakeServices({
    csv: { list: async () => [CHECKED], read: async () => CHECKED, apply },
  })
  const ui = withDialogs(<CsvScreen desk="catalog" />)
  return { apply, ...renderApp(ui, { role, services }) }
}
const shown = () =>
  within(screen.getByRole('table', { name: texts.details }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

it('the dry run says of each line what it does, or why it is left out', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: texts.details }))
  expect(await screen.findByRole('table', { name: texts.details })).toBeVisible()
  expect(shown()).toEqual(['3Enter a price for a new product.'])
  expect(screen.getByText(texts.more(1))).toBeVisible()
  await user.click(screen.getByRole('radio', { name: texts.verdicts.new(2) }))
  expect(shown()).toEqual(['2Bell', '4Horn'])
  await user.click(screen.getByRole('radio', { name: texts.verdicts.change(1) }))
  expect(shown()).toEqual(['55000114 U-lock'])
  expect(screen.queryByRole('radio', { name: texts.verdicts.same(0) })).not.toBeInTheDocument()
})

it('lines that add products are applied like those that change them, by who may', async () => {
  const { user, apply } = open()
  await user.click(await screen.findByRole('button', { name: texts.apply(3) }))
  await user.click(await screen.findByRole('button', { name: 'Apply import' }))
  expect(apply).toHaveBeenCalledWith({ id: 7, kind: 'accessories' })
})

it('who may only read sees the lines and applies nothing', async () => {
  open('read_only')
  expect(await screen.findByRole('button', { name: texts.details })).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.apply(3) })).not.toBeInTheDocument()
})

const CUSTOMERS: CsvImport = {
  ...{ ...CHECKED, id: 8, kind: 'customers', name: 'people.csv', changes: 0, refused: 0 },
  ...{ total: 2, faults: [] },
  lines: [
    { line: 2, verdict: 'new', title: 'ada@example.com', hint: 'Doesn’t subscribe.' },
    { line: 3, verdict: 'new', title: 'benno@example.com', hint: '' },
  ],
}

function openCustomers(role: 'manager' | 'owner') {
  const apply = jest.fn(async () => CUSTOMERS)
  const upload = jest.fn(async () => CUSTOMERS)
  const services = fakeServices({
    csv: { listCustomers: async () => [CUSTOMERS], read: async () => CUSTOMERS, apply, upload },
  })
  const ui = withDialogs(<CsvScreen desk="customers" />)
  return { apply, upload, ...renderApp(ui, { role, services }) }
}

it('the dry run of customers says what of a line isn’t taken over', async () => {
  const { user, apply } = openCustomers('manager')
  await user.click(await screen.findByRole('button', { name: texts.details }))
  expect(await screen.findByRole('table', { name: texts.details })).toBeVisible()
  expect(shown()).toEqual(['2ada@example.comDoesn’t subscribe.', '3benno@example.com'])
  await user.click(screen.getByRole('button', { name: texts.apply(2) }))
  expect(await screen.findByText(/add a customer without a password/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apply import' }))
  expect(apply).toHaveBeenCalledWith({ id: 8, kind: 'customers' })
})

it('a table of customers is uploaded as one, without a choice of tables', async () => {
  const { user, upload } = openCustomers('owner')
  const file = new File(['email\nada@example.com\n'], 'people.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText(texts.file), file)
  expect(screen.queryByLabelText(texts.kind)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: texts.upload }))
  expect(upload).toHaveBeenCalledWith('customers', 'people.csv', file)
})

const NAMES = 'part_number,title,description,fits,offered'

function openTables(path = '/backoffice/catalog/tables') {
  const upload = jest.fn(async () => CHECKED)
  const services = fakeServices({ csv: { list: async () => [], upload } })
  const { user } = renderApp(<CsvScreen desk="catalog" />, { role: 'catalog', services, path })
  return {
    upload,
    pick: async (head: string, name = 'mine.csv') => {
      const file = new File([`${head}\n`], name, { type: 'text/csv' })
      await user.upload(await screen.findByLabelText(texts.file), file)
      return file
    },
    send: async () => user.click(await screen.findByRole('button', { name: texts.upload })),
  }
}

it('no table is assumed: its columns decide, or staff do', async () => {
  const { upload, pick, send } = openTables()
  await send()
  expect(await screen.findByText(texts.kindFault)).toBeVisible()
  expect(screen.getByText(texts.fileFault)).toBeVisible()
  await pick(NAMES)
  expect(screen.getByLabelText(texts.kind)).toHaveValue('')
  await send()
  expect(upload).not.toHaveBeenCalled()
  const file = await pick('SKU;Title;On_hand')
  await waitFor(() => expect(screen.getByLabelText(texts.kind)).toHaveValue('stock'))
  await send()
  expect(upload).toHaveBeenCalledWith('stock', 'mine.csv', file)
})

it('the screen that leads here names the table, unless the file is of another kind', async () => {
  const { upload, pick, send } = openTables(texts.hrefOf('accessories'))
  expect(await screen.findByLabelText(texts.kind)).toHaveValue('accessories')
  const file = await pick(NAMES)
  await send()
  expect(upload).toHaveBeenCalledWith('accessories', 'mine.csv', file)
  await pick('part_number,price')
  await waitFor(() => expect(screen.getByLabelText(texts.kind)).toHaveValue('prices'))
  await pick(NAMES, 'spares.csv')
  await waitFor(() => expect(screen.getByLabelText(texts.kind)).toHaveValue('spares'))
})
