import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'

import { CoverScreen } from '@/components/office/reports/cover-screen'
import { PayoutsScreen } from '@/components/office/reports/payouts-screen'
import { JurisdictionsScreen } from '@/components/office/reports/jurisdictions-screen'
import { SalesScreen } from '@/components/office/reports/sales-screen'
import { TaxesScreen } from '@/components/office/reports/taxes-screen'
import { ThresholdsScreen } from '@/components/office/reports/thresholds-screen'
import { cents } from '@/domain/kit/money'
import { RANGE_FAULTS, type ReportRange } from '@/domain/office/reports/report-days'
import { lessFees, payoutReport, type PayoutRow } from '@/domain/office/reports/payouts'
import { NO_FIGURES, salesReport, taxReport, type TaxRow } from '@/domain/office/reports/reports'
import { reports as texts } from '@/messages/office/reports/reports'
import type { Services } from '@/services/services'
import { saveFile } from '@/utils/save-file'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { stayOnPage } from '@/__tests__/support/stay-on-page'

stayOnPage()

const RANGE: ReportRange = { from: '2026-10-01', to: '2026-11-30', by: 'month' }
const SOLD = new Map([
  ['2026-10-05', { ...NO_FIGURES, orders: 2, revenue: cents(300_000), tickets: 3 }],
  ['2026-11-02', { ...NO_FIGURES, orders: 1, revenue: cents(150_000), refunded: cents(5_000) }],
  ['2026-09-01', { ...NO_FIGURES, orders: 1, revenue: cents(225_000) }],
])
const SALES = { ...salesReport(RANGE, SOLD), time_zone: 'America/New_York' }
const paper = (papers: number, net: number, tax: number) => ({
  ...{ papers, net: cents(net), tax: cents(tax), total: cents(net + tax) },
})
const TAX: TaxRow = {
  ...{ from: '2026-11-01', to: '2026-11-30', country: 'Germany', code: 'DE', region: '' },
  ...{ invoiced: paper(3, 100_000, 19_000), credited: paper(1, 10_000, 1_900) },
}
const PAYOUT: PayoutRow = {
  ...{ from: '2026-11-01', to: '2026-11-30', provider: 'Stripe', payments: 3 },
  ...{ captured: cents(119_000), refunded: cents(11_900), lost: cents(0), booked: cents(107_100) },
}

function open(
  page: ReactNode,
  reports: Partial<Services['reports']>,
  path = '/backoffice/reports',
) {
  return renderApp(page, { path, fakes: { reports } })
}

it('shows sales beside the time before, as plots and as a table of the same figures', async () => {
  const sales = jest.fn(async () => SALES)
  open(<SalesScreen />, { sales }, '/backoffice/reports/sales?from=2026-10-01&to=2026-11-30')
  const figures = within(await screen.findByRole('region', { name: texts.figures }))
  const revenue = figures.getByRole('heading', { name: 'Revenue' }).closest('li')
  expect(revenue).toHaveTextContent('$4,500.00+100%$2,250.00 before')
  const table = within(screen.getByRole('table', { name: texts.table }))
  expect(
    table.getByRole('row', {
      name: 'October 2026 $3,000.00 $3,000.00 $0.00 2 $1,500.00 0 3 $0.00',
    }),
  ).toBeVisible()
  expect(
    table.getByRole('row', { name: 'Total $4,500.00 $4,450.00 $50.00 3 $1,500.00 0 3 $2,250.00' }),
  ).toBeVisible()
  expect(sales).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-11-30' })
})

it('a day and a step that are chosen go into the address', async () => {
  const { user, router } = open(<SalesScreen />, { sales: async () => SALES })
  await screen.findByRole('table', { name: texts.table })
  await user.selectOptions(screen.getByLabelText(texts.by), 'Weeks')
  expect(router.push).toHaveBeenCalledWith(
    '/backoffice/reports?from=2026-10-01&to=2026-11-30&by=week',
    undefined,
    expect.anything(),
  )
})

it('taxes are what is left of invoices once credit notes are taken off', async () => {
  const taxes = async () => taxReport(RANGE, [TAX])
  const { user } = open(
    <TaxesScreen />,
    { taxes, table: async () => 'from,to\r\n' },
    '/backoffice/reports/taxes?from=2026-10-01&to=2026-11-30',
  )
  const table = within(await screen.findByRole('table', { name: texts.taxes }))
  const cells = '3 $1,000.00 $190.00 1 $100.00 $19.00 $900.00 $171.00'
  expect(table.getByRole('row', { name: `November 2026 Germany ${cells}` })).toBeVisible()
  expect(table.getByRole('row', { name: `Total ${cells}` })).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.csv }))
  expect(saveFile).toHaveBeenCalledWith(
    ...['taxes-2026-10-01-2026-11-30.csv', 'from,to\r\n', 'text/csv'],
  )
})

it('a range that makes no sense is refused in words at its last day', async () => {
  const sales = jest.fn(async () => SALES)
  open(<SalesScreen />, { sales }, '/backoffice/reports/sales?from=2026-12-01&to=2026-11-30')
  expect(await screen.findByLabelText(texts.to)).toHaveAccessibleDescription(RANGE_FAULTS.backward)
  expect(screen.queryByRole('region', { name: texts.figures })).toBeNull()
})

it('payouts say whether the ledger agrees', async () => {
  const rows = [PAYOUT, { ...PAYOUT, provider: 'PayPal', booked: cents(107_000) }]
  const { unmount } = open(<PayoutsScreen />, {
    payouts: async () => lessFees(payoutReport(RANGE, [PAYOUT]), () => undefined),
  })
  expect(await screen.findByText(texts.agree)).toBeVisible()
  unmount()
  const fees = { fee: cents(3_100), without_fee: 1 }
  const report = lessFees(payoutReport(RANGE, rows), ({ provider }) =>
    provider === 'PayPal' ? fees : undefined,
  )
  open(<PayoutsScreen />, { payouts: async () => report })
  expect(await screen.findByText(`${texts.differ('$1.00')} ${texts.withoutFee(1)}`)).toBeVisible()
  expect(
    screen.getByRole('row', {
      name: /PayPal.*\$1,071\.00 \$1,070\.00 \$1\.00 \$31\.00 \$1,040\.00/,
    }),
  ).toBeVisible()
})

it('says that nothing happened, and a failure leads on', async () => {
  let isDown = true
  const { user } = open(<TaxesScreen />, {
    taxes: async () => {
      if (isDown) throw unreachable()
      return taxReport(RANGE, [])
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByText(texts.noPapers)).toBeVisible()
})

it('what runs out first is in front, and each item leads to its stock', async () => {
  const item = { kind: 'accessory', title: 'Backpack', incoming: 5, due: '2026-12-01' } as const
  const cover = async () => ({
    ...{ from: '2026-08-23', to: '2026-11-20', count: 7 },
    rows: [
      { ...item, sku: 'product:1', for_sale: 0, sold: 9, days_left: 0 },
      { ...item, sku: 'product:2', title: 'Bell', for_sale: 10, sold: 45, days_left: 20 },
    ],
  })
  open(<CoverScreen />, { cover })
  const table = within(await screen.findByRole('table', { name: texts.cover }))
  expect(table.getByRole('row', { name: 'Backpack Sold out 0 9 5 December 1, 2026' })).toBeVisible()
  expect(table.getByRole('row', { name: 'Bell 20 10 45 5 December 1, 2026' })).toBeVisible()
  expect(table.getByRole('link', { name: 'Bell' })).toLinkTo('/backoffice/stock/product:2')
  expect(screen.getByText(texts.firstOf(2, 7))).toBeVisible()
  expect(screen.queryByLabelText(texts.from)).not.toBeInTheDocument()
})

it('shows taxes by jurisdiction with their rates and sum', async () => {
  const row = { country: 'United States', code: 'US', region: 'NY', title: 'Sales tax' }
  const jurisdictions = jest.fn(async () => ({
    ...RANGE,
    rows: [
      { ...row, jurisdiction: 'Albany County', rate: 40_000, net: cents(10_000), tax: cents(400) },
      { ...row, jurisdiction: 'New York', rate: 88_750, net: cents(10_000), tax: cents(888) },
    ],
    total: cents(1_288),
  }))
  open(<JurisdictionsScreen />, { jurisdictions })
  const line = await screen.findByRole('row', { name: /Albany County/ })
  expect(line).toHaveTextContent('United StatesNYSales taxAlbany County4%$100.00$4.00')
  expect(screen.getByRole('row', { name: /8\.875%/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('$12.88')
})

it('shows which destinations want a registration, and names the law', async () => {
  const year = (amount: number, orders: number) => ({ amount: cents(amount), orders })
  const threshold = { currency: 'USD', orders: 200, needs_both: false, source: 'Law of Washington' }
  const thresholds = jest.fn(async () => ({
    ...RANGE,
    rows: [
      {
        ...{ code: 'US', region: 'WA', percent: 85, state: 'close' as const },
        ...{ now: year(8_500_000, 9), before: year(0, 0) },
        threshold: { ...threshold, amount: cents(10_000_000) },
      },
    ],
  }))
  open(<ThresholdsScreen />, { thresholds })
  const line = await screen.findByRole('row', { name: /US WA/ })
  for (const text of ['Nearly reached', '$85,000', '100,000 USD or 200 orders', '85%', 'Law of'])
    expect(line).toHaveTextContent(text)
})
