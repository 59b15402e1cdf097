import { screen, within } from '@testing-library/react'

import { CertificatesSection } from '@/components/account/certificates/certificates-section'
import type { Certificate, Certificates } from '@/contract/account/certificates/certificates'
import { FILE_LIMIT } from '@/domain/kit/attachments'
import { certificates as texts, withdrawDialog } from '@/messages/account/certificates/certificates'
import type { Services } from '@/services/services'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const NEW_YORK = { country_code: 'US', region: 'NY', title: 'New York' }
const SUBMITTED: Certificate = {
  ...{ id: 7, country_code: 'US', region: 'NY', region_title: 'New York', reason: 'resale' },
  ...{ other: '', number: '20-1234567', ends_on: '2027-12-31', state: 'submitted' },
  ...{ decision_reason: '', submitted_on: '2026-11-20' },
  file: { name: 'st-120.pdf', size: 120_000, href: '/api/files/abc?until=1&key=2' },
}
const STORED = { id: 'abc', name: 'st-120.pdf', type: 'pdf' as const, size: 120_000 }
const PDF = new File(['%PDF-1.7'], 'st-120.pdf', { type: 'application/pdf' })

const listOf = (...certificates: Certificate[]): Certificates => ({
  ...{ certificates, regions: [NEW_YORK] },
})

function open(all: Certificates, overrides: Partial<Services['certificates']> = {}) {
  const upload = jest.fn(async () => STORED)
  const fakes = { certificates: { list: async () => all, ...overrides }, support: { upload } }
  return { ...renderApp(withDialogs(<CertificatesSection />), { fakes }), upload }
}

beforeEach(() => sessionStorage.clear())

it('says that there is none, and sends one with its file', async () => {
  const submit = jest.fn(async () => listOf(SUBMITTED))
  const { user } = open(listOf(), { submit })
  expect(await screen.findByText(texts.none)).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.add }))
  await user.selectOptions(screen.getByLabelText(texts.region), 'New York')
  await user.type(screen.getByLabelText(texts.number), '20-1234567')
  await user.upload(screen.getByLabelText(texts.file), PDF)
  expect(await screen.findByText('st-120.pdf (120 KB)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(texts.sent)).toHaveFocus()
  expect(submit).toHaveBeenCalledWith({
    ...{ country_code: 'US', region: 'NY', reason: 'resale', other: '', number: '20-1234567' },
    ...{ ends_on: null, file: 'abc' },
  })
  expect(screen.getByText(texts.states.submitted)).toBeVisible()
})

it('names every missing field, and another reason needs words', async () => {
  const submit = jest.fn()
  const { user } = open(listOf(), { submit })
  await user.click(await screen.findByRole('button', { name: texts.add }))
  await user.selectOptions(screen.getByLabelText(texts.reason), 'other')
  await user.click(screen.getByRole('button', { name: texts.send }))
  for (const fault of Object.values(texts.faults)) expect(screen.getByText(fault)).toBeVisible()
  expect(screen.getByLabelText(texts.region)).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
})

it('uploads no file that is too large, and shows what the server says of a field', async () => {
  const message = 'Choose a day that isn’t over.'
  const submit = () =>
    Promise.reject(problem('invalid_input', { errors: [{ field: 'ends_on', message }] }))
  const { user, upload } = open(listOf(), { submit })
  await user.click(await screen.findByRole('button', { name: texts.add }))
  const large = new File(['a'], 'large.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: FILE_LIMIT + 1 })
  await user.upload(screen.getByLabelText(texts.file), large)
  expect(screen.getByText(texts.tooLarge)).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
  await user.upload(screen.getByLabelText(texts.file), PDF)
  await screen.findByText('st-120.pdf (120 KB)')
  await user.selectOptions(screen.getByLabelText(texts.region), 'New York')
  await user.type(screen.getByLabelText(texts.number), '20-1234567')
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText(texts.number)).toHaveValue('20-1234567')
})

it('shows a refusal with its reason, and withdraws only what is still being checked', async () => {
  const refused: Certificate = {
    ...{ ...SUBMITTED, id: 6, region_title: 'Quebec', state: 'refused' },
    decision_reason: 'The signature is missing.',
  }
  const withdraw = jest.fn(async () => listOf(refused))
  const { user } = open(listOf(SUBMITTED, refused), { withdraw })
  const row = within((await screen.findByText(texts.item(refused))).closest('li') as HTMLElement)
  expect(row.getByText(texts.because('The signature is missing.'))).toBeVisible()
  expect(row.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.withdrawOf(SUBMITTED) }))
  const dialog = await screen.findByRole('alertdialog')
  const { primaryButton } = withdrawDialog(SUBMITTED)
  await user.click(within(dialog).getByRole('button', { name: primaryButton }))
  expect(await screen.findByText(texts.withdrawn)).toBeVisible()
  expect(withdraw).toHaveBeenCalledWith({ id: 7 })
  expect(screen.queryByText(texts.item(SUBMITTED))).toBeNull()
})

it('offers no form where the shop collects no tax of a state', async () => {
  open({ certificates: [], regions: [] })
  expect(await screen.findByText(texts.nowhere)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
})
