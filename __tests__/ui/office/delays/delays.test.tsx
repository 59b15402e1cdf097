import { screen, within } from '@testing-library/react'

import { DelaysScreen } from '@/components/office/delays/delays-screen'
import { delays as texts, endDelayDialog, moveDatesDialog } from '@/messages/office/delays/delays'
import type { Delay, DelayPreview } from '@/contract/office/delays/delays'
import type { Services } from '@/services/services'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const ITEM = 'part:Belt drive'
const PREVIEW: DelayPreview = {
  title: 'Belt drive',
  orders: [
    { number: 'NK-1', name: 'Ada Rider', old: '2026-12-01', new: '2026-12-20' },
    { number: 'NK-2', name: 'Grace', old: '2027-01-10', new: '2027-01-10' },
  ],
  ...{ waiting: 2, moving: 1, has_mail: true, replaces: false, seen: 'abc' },
}
const DELAY: Delay = {
  ...{ id: 4, item: ITEM, title: 'Belt drive', arrives_on: '2026-12-10', work_days: 2 },
  ...{ cause: 'Late belts.', state: 'active', by: 'Ada', made_at: '2026-11-20T12:00:00.000Z' },
  moved: 1,
}

const open = (
  overrides: Partial<Services['delays']> = {},
  role: 'orders' | 'support' = 'orders',
  query = '',
) =>
  renderApp(withDialogs(<DelaysScreen />), {
    ...{ role, path: `/backoffice/delays${query}` },
    fakes: {
      delays: {
        items: async () => [{ item: ITEM, title: 'Belt drive', orders: 2 }],
        list: async () => [],
        ...overrides,
      },
    },
  })

it('a late part is reported by the keyboard alone: chosen, previewed, confirmed', async () => {
  const preview = jest.fn(async () => PREVIEW)
  const report = jest.fn(async () => DELAY)
  const { user } = open({ preview, report })
  const belt = await screen.findByRole('radio', { name: /Belt drive/ })
  belt.focus()
  await user.keyboard(' {Tab}2026-12-10{Tab}{Tab}Late belts.{Enter}')
  expect(preview).toHaveBeenCalledWith({ item: ITEM, arrives_on: '2026-12-10', work_days: 2 })
  expect(
    await screen.findByRole('heading', { name: texts.previewTitle('Belt drive') }),
  ).toHaveFocus()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('NK-1')
  expect(rows[1]).toHaveTextContent('December 20')
  expect(rows[2]).toHaveTextContent(texts.same)

  await user.tab()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(moveDatesDialog(1, true).message)
  await user.click(
    within(dialog).getByRole('button', { name: moveDatesDialog(1, true).primaryButton }),
  )
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ item: ITEM, cause: 'Late belts.', seen: 'abc' }),
  )
  expect(await screen.findByText(texts.done(DELAY))).toBeVisible()
})

it('what is missing is said before anything is sent', async () => {
  const { user } = open()
  await screen.findByRole('radio', { name: /Belt drive/ })
  await user.click(screen.getByRole('button', { name: texts.preview }))
  for (const fault of [texts.itemFault, texts.dayFault, texts.causeFault]) {
    expect(await screen.findByText(fault)).toBeVisible()
  }
})

it('orders that changed meanwhile are shown anew, and what was typed is there on the way back', async () => {
  const changed = problem('promises_changed', { status: 409, message: 'New.' })
  const preview = jest.fn(async () => PREVIEW)
  const { user } = open({ preview, report: jest.fn(async () => Promise.reject(changed)) })
  await user.click(await screen.findByRole('radio', { name: /Belt drive/ }))
  await user.type(screen.getByLabelText(texts.day), '2026-12-10')
  await user.type(screen.getByLabelText(texts.cause), 'Late belts.')
  await user.click(screen.getByRole('button', { name: texts.preview }))
  await user.click(await screen.findByRole('button', { name: texts.apply(1) }))
  await user.click(
    await screen.findByRole('button', { name: moveDatesDialog(1, true).primaryButton }),
  )
  expect(await screen.findByText(texts.moved)).toBeVisible()
  expect(preview).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: texts.back }))
  expect(screen.getByLabelText(texts.cause)).toHaveValue('Late belts.')
})

it('a delay that is over ends after a question', async () => {
  const end = jest.fn(async (): Promise<Delay> => ({ ...DELAY, state: 'ended' }))
  const { user } = open({ list: async () => [DELAY], end })
  await user.click(await screen.findByRole('button', { name: texts.endOf(DELAY) }))
  const { primaryButton } = endDelayDialog(DELAY)
  await user.click(await screen.findByRole('button', { name: primaryButton }))
  expect(end).toHaveBeenCalledWith({ id: 4 })
})

it('who may only read sees the delays and no form', async () => {
  open({ list: async () => [DELAY] }, 'support')
  expect(await screen.findByText('Late belts.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a full week comes chosen, with the week that has room and a reason', async () => {
  const item = 'week:2026-12-07'
  const title = 'Factory week Dec 7 – Dec 13'
  const preview = jest.fn(async () => ({ ...PREVIEW, title }))
  const items = async () => [{ item, title, orders: 2 }]
  const { user } = open({ items, preview }, 'orders', `?item=${item}&from=2026-12-14`)
  expect(await screen.findByRole('radio', { name: /Factory week/ })).toBeChecked()
  expect(screen.getByLabelText(texts.begunOn)).toHaveValue('2026-12-14')
  expect(screen.getByDisplayValue(texts.fullCause)).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.preview }))
  expect(preview).toHaveBeenCalledWith({ item, arrives_on: '2026-12-14', work_days: 2 })
  expect(await screen.findByRole('heading', { name: texts.previewTitle(title) })).toBeVisible()
})
