import { screen, waitFor, within } from '@testing-library/react'

import { BoardScreen } from '@/components/office/builds/board-screen'
import { builds as texts } from '@/messages/office/builds/builds'
import { fulfillment } from '@/messages/office/fulfillment/fulfillment'
import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import type { BuildBoard, BuildCard } from '@/contract/office/builds/builds'
import type { Services } from '@/services/services'

import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const CARD: BuildCard = {
  ...{ id: 1, number: 'NK-1', name: 'Ada Rider', title: 'Nyx', detail: 'Size M, Night' },
  ...{ promised: '2026-12-20', leaves_by: '2026-12-13', days_left: -2, is_delayed: false },
  ...{ cause: 'Built to order', may_build: true, free_number: 'NY-10001' },
  ...{ email: 'ada@example.com', undo_until: null },
}
const WEEK = { is_own: false, late: 0, built: 0, over: 0 }
const BOARD: BuildBoard = {
  columns: [
    { state: 'to_build', count: 120, bikes: [CARD] },
    { state: 'in_production', count: 1, bikes: [{ ...CARD, id: 2, number: 'NK-2', days_left: 3 }] },
    { state: 'ready', count: 0, bikes: [] },
  ],
  weeks: [
    { ...WEEK, week: '2026-12-07', to_build: 14, capacity: 12, over: 2 },
    { ...WEEK, week: '2026-12-14', to_build: 1, capacity: null },
  ],
}

const UNTIL = '2026-11-20T13:00:00.000Z'
const BEGUN: BuildBoard = {
  columns: BOARD.columns.map((column) => ({
    ...column,
    bikes: column.bikes.map((bike) => ({ ...bike, undo_until: bike.id === 2 ? UNTIL : null })),
  })),
  weeks: [],
}

interface Given {
  board?: () => Promise<BuildBoard>
  build?: Services['fulfillment']['build']
  undo?: Partial<Services['fulfillment']>
}

function open(
  { board = async () => BOARD, build, undo }: Given = {},
  role: 'orders' | 'support' = 'orders',
) {
  return renderApp(withDialogs(<BoardScreen />), {
    ...{ role, path: '/backoffice/builds' },
    fakes: {
      builds: { board },
      fulfillment: { ...(build && { build }), ...undo },
    },
  })
}

it('bikes stand in columns with the time that is left, and weeks say when they are too full', async () => {
  open()
  const toBuild = await screen.findByRole('region', { name: /To build/ })
  expect(toBuild).toHaveTextContent('1 of 120')
  expect(within(toBuild).getByText(texts.left(-2))).toBeVisible()
  expect(screen.getByRole('region', { name: /Ready to ship/ })).toHaveTextContent(texts.empty)
  expect(screen.getByText('2 bikes too many')).toBeVisible()
})

it('a bike is begun and made ready from the board, which then looks again', async () => {
  const build = jest.fn(async () => ({}) as Fulfillment)
  const board = jest.fn(async () => BOARD)
  const { user } = open({ build, board })
  await user.click(await screen.findByRole('button', { name: texts.beginOf('NK-1') }))
  expect(build).toHaveBeenCalledWith('NK-1', 1, { state: 'in_production' })
  await user.click(screen.getByRole('button', { name: fulfillment.useNumber('NY-10001') }))
  await user.click(screen.getByRole('button', { name: texts.readyOf('NK-2') }))
  expect(build).toHaveBeenLastCalledWith('NK-2', 2, { state: 'ready', frame_number: 'NY-10001' })
  await waitFor(() => expect(board).toHaveBeenCalledTimes(3))
})

it('the start of a build is undone from the board, after the dialog said what can’t be taken back', async () => {
  const begin_undo = { until: UNTIL, mails: ['Your bike is being built'], ended_edit: '' }
  const read = jest.fn(async () => ({ bikes: [{ id: 2, begin_undo }] }) as unknown as Fulfillment)
  const undoBegin = jest.fn(async () => ({}) as Fulfillment)
  const board = jest.fn(async () => BEGUN)
  const { user } = open({ board, undo: { read, undoBegin } })
  expect(await screen.findAllByRole('button', { name: /^Undo start/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: texts.undoOf('NK-2') }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('ada@example.com already got “Your bike is being built”')
  expect(undoBegin).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: fulfillment.undoBegin }))
  expect(undoBegin).toHaveBeenCalledWith('NK-2', 2)
  await waitFor(() => expect(board).toHaveBeenCalledTimes(2))
})

it('who may set what can be built is led to where it is set', async () => {
  open()
  const link = await screen.findByRole('link', { name: texts.change })
  expect(link).toLinkTo('/backoffice/capacity')
})

it('J and K walk between bikes, and an empty board says what will be there', async () => {
  const { user, unmount } = open()
  await screen.findByRole('region', { name: /To build/ })
  await user.keyboard('jj')
  expect(screen.getByRole('link', { name: /NK-2/ })).toHaveFocus()
  unmount()
  const columns = BOARD.columns.map((column) => ({ ...column, count: 0, bikes: [] }))
  open({ board: async () => ({ columns, weeks: [] }) })
  expect(await screen.findByRole('heading', { name: texts.none })).toBeVisible()
})

it('who may only read sees no button', async () => {
  open({}, 'support')
  await screen.findByRole('region', { name: /To build/ })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: texts.change })).toBeNull()
})
