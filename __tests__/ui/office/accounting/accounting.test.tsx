import { fireEvent, screen } from '@testing-library/react'

import { AccountingScreen } from '@/components/office/accounting/accounting-screen'
import type { AccountingExport } from '@/contract/office/accounting/accounting'
import { RANGE_FAULTS } from '@/domain/office/reports/report-days'
import { accounting as texts } from '@/messages/office/accounting/accounting'

import { renderApp } from '@/__tests__/support/render-app'

const DONE: AccountingExport = {
  ...{ id: 1, from: '2026-10-01', to: '2026-10-31', state: 'done', papers: 12, done: 12 },
  ...{ made_at: '2026-11-02T09:00:00Z', size: 2_500_000, href: '/api/accounting-exports/x?key=1' },
}

function open(exports: AccountingExport[] = []) {
  const list = jest.fn(async () => exports)
  const make = jest.fn(async () => ({ ...DONE, state: 'making' as const, href: null }))
  const view = renderApp(<AccountingScreen />, {
    ...{ role: 'owner', path: '/backoffice/reports/accounting' },
    fakes: { accounting: { list, make } },
  })
  return { ...view, list, make }
}

it('one press makes the file of the last month', async () => {
  const { user, make, list } = open()
  expect(await screen.findByText(`${texts.none}. ${texts.noneHint}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.make }))
  const [[days]] = make.mock.calls as unknown as [[{ from: string; to: string }]]
  expect(days.from).toMatch(/-01$/)
  expect(days.to.slice(0, 7)).toBe(days.from.slice(0, 7))
  expect(list).toHaveBeenCalledTimes(2)
})

it('days in the wrong order are refused in words before anything is sent', async () => {
  const { user, make } = open()
  const to = await screen.findByLabelText(texts.to)
  fireEvent.change(to, { target: { value: '2020-01-01' } })
  expect(to).toHaveAccessibleDescription(RANGE_FAULTS.backward)
  await user.click(screen.getByRole('button', { name: texts.make }))
  expect(make).not.toHaveBeenCalled()
})

it('a file that is done can be downloaded, one that is made says how far it is', async () => {
  open([{ ...DONE, id: 2, state: 'making', done: 3, href: null }, DONE])
  expect(await screen.findByText('Being made: 3 of 12 documents')).toBeVisible()
  expect(screen.getByText('12 documents, 2.4 MB')).toBeVisible()
  const link = screen.getByRole('link', { name: texts.downloadOf(texts.days(DONE)) })
  expect(link).toHaveAttribute('download', 'accounting-2026-10-01-2026-10-31.zip')
})
