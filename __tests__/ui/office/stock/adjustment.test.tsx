import { screen, waitFor } from '@testing-library/react'

import { AdjustmentForm } from '@/components/office/stock/adjustment-form'
import { stock as texts } from '@/messages/office/stock/stock'
import type { StockItem } from '@/contract/office/stock/stock'

import { renderApp } from '@/__tests__/support/render-app'

const SKU = 'product:5000111:red'
const ITEM: StockItem = {
  ...{ sku: SKU, kind: 'accessory', title: 'Bell, red', product: null, on_hand: 12, reserved: 2 },
  ...{ incoming: 0, due: null, threshold: null, is_low: false, waiting: 0, unconfirmed: 0 },
  ...{ arrivals: [], holds: [], waiters: [], bundles: [], moves: [] },
}

function open() {
  const adjust = jest.fn(async () => [])
  const read = jest.fn(async () => ({ ...ITEM, on_hand: 9 }))
  const { user } = renderApp(<AdjustmentForm item={ITEM} onChanged={() => undefined} />, {
    ...{ role: 'catalog' as const, path: `/backoffice/stock/${SKU}` },
    fakes: { stock: { adjust, read } },
  })
  const send = () => user.click(screen.getByRole('button', { name: texts.adjustButton }))
  return { user, adjust, send }
}

const counted = () => screen.getByRole('textbox', { name: texts.counted })
const change = () => screen.getByRole('textbox', { name: texts.change })
const reason = () => screen.getByRole('combobox', { name: texts.reason })

it('what is there now is enough, and no loss is claimed', async () => {
  const { user, adjust, send } = open()
  await user.type(counted(), '9')
  expect(reason()).toHaveValue('counted')
  await send()
  await waitFor(() => expect(adjust).toHaveBeenCalled())
  const lines = [{ sku: SKU, on_hand: 12, delta: -3 }]
  expect(adjust).toHaveBeenCalledWith({ reason: 'counted', note: '', lines })
})

it('a difference is a correction unless staff choose another reason', async () => {
  const { user, adjust, send } = open()
  await user.type(counted(), '9')
  await user.type(change(), '-1')
  expect(counted()).toHaveValue('')
  expect(reason()).toHaveValue('correction')
  await user.selectOptions(reason(), 'damaged')
  await send()
  await waitFor(() => expect(adjust).toHaveBeenCalled())
  const lines = [{ sku: SKU, on_hand: 12, delta: -1 }]
  expect(adjust).toHaveBeenCalledWith({ reason: 'damaged', note: '', lines })
})

it.each([
  ['', '', texts.changeFault],
  ['1,5', '', texts.countedFault],
  ['12', '', texts.countedSame],
  ['1', '', texts.tooFew(2)],
  ['', '0', texts.changeFault],
  ['', '-11', texts.tooFew(2)],
])('%j now or %j more is refused', async (count, delta, fault) => {
  const { user, adjust, send } = open()
  if (count) await user.type(counted(), count)
  if (delta) await user.type(change(), delta)
  await send()
  expect(await screen.findByText(fault)).toBeVisible()
  expect(adjust).not.toHaveBeenCalled()
})
