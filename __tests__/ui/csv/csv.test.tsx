import { screen, within } from '@testing-library/react'

import { CsvScreen } from '@/components/backoffice/csv/csv-screen'
import { ModalHost } from '@/components/layout/modal-host'
import { csv as texts } from '@/messages/csv'
import type { CsvImport } from '@/services/csv'

import { fakeServices } from '../../support/fake-services'
import { renderApp } from '../../support/render-app'

const CHECKED: CsvImport = {
  ...{ id: 7, kind: 'accessories', name: 'new.csv', size: 100, state: 'checked', by: 'Ada' },
  ...{ made_at: '2026-11-20T12:00:00.000Z', position: 0, total: 5, fault: '' },
  ...{ added: 2, changes: 1, same: 0, refused: 2, written: 0 },
  faults: [{ line: 3, sentence: 'Enter a price for a new product.' }],
  lines: [
    { line: 2, verdict: 'new', title: 'Bell' },
    { line: 4, verdict: 'new', title: 'Horn' },
    { line: 5, verdict: 'change', title: '5000114 U-lock' },
  ],
}

function open(role: 'catalog' | 'read_only' = 'catalog') {
  const apply = jest.fn(async () => CHECKED)
  const services = fakeServices({
    csv: { list: async () => [CHECKED], read: async () => CHECKED, apply },
  })
  const ui = (
    <>
      <CsvScreen />
      <ModalHost />
    </>
  )
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
  expect(apply).toHaveBeenCalledWith(7)
})

it('who may only read sees the lines and applies nothing', async () => {
  open('read_only')
  expect(await screen.findByRole('button', { name: texts.details })).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.apply(3) })).not.toBeInTheDocument()
})
