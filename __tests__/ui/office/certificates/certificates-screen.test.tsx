import { screen, within } from '@testing-library/react'

import { CertificatesScreen } from '@/components/office/certificates/certificates-screen'
import { edit } from '@/messages/kit/edit'
import { NO_MAIL } from '@/messages/office/kit/mail-note'
import { certificates as texts } from '@/messages/office/certificates/certificates'
import type { OfficeCertificate } from '@/contract/office/certificates/certificates'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const SUBMITTED: OfficeCertificate = {
  ...{ id: 7, country_code: 'US', region: 'NY', region_title: 'New York', reason: 'resale' },
  ...{ other: '', number: '20-1234567', ends_on: null, state: 'submitted', orders: 0 },
  ...{ decision_reason: '', submitted_on: '2026-11-20', decision: 'submitted', version: 'v1' },
  file: { name: 'st-120.pdf', size: 120_000, href: '/api/files/abc?until=1&key=2' },
  customer: { id: 'abc', name: 'Ada Rider', email: 'ada@example.com' },
}
const APPROVED: OfficeCertificate = {
  ...{ ...SUBMITTED, id: 6, number: '30-7654321', state: 'approved', decision: 'approved' },
  ...{ orders: 2, customer: null },
}

function open(
  overrides: Partial<Services['taxCertificates']> = {},
  role: 'manager' | 'read_only' = 'manager',
) {
  const list = async () => ({
    certificates: [SUBMITTED, APPROVED],
    has_mail: true,
    next: null,
    previous: null,
  })
  const services = fakeServices({ taxCertificates: { list, ...overrides } })
  const path = '/backoffice/tax-certificates'
  return renderApp(<CertificatesScreen />, { path, role, services })
}

const openForm = async (user: ReturnType<typeof open>['user'], one = SUBMITTED) =>
  user.click(await screen.findByRole('button', { name: texts.open(one) }))

it('shows what customers sent, with the file and the customer', async () => {
  open()
  const row = within((await screen.findByText(texts.facts(SUBMITTED))).closest('li') as HTMLElement)
  expect(row.getByRole('link', { name: 'Ada Rider' })).toLinkTo('/backoffice/customers/abc')
  expect(row.getByRole('link', { name: 'st-120.pdf (120 KB)' })).toBeVisible()
  expect(screen.getByText(texts.facts(APPROVED))).toHaveTextContent('2 exempt orders')
  expect(screen.getByText(texts.deleted)).toBeVisible()
})

it('promises no email without a mail server', async () => {
  const list = async () => ({
    ...{ certificates: [SUBMITTED], has_mail: false, next: null, previous: null },
  })
  const decide = jest.fn(async () => ({ ...SUBMITTED, decision: 'approved' as const }))
  const { user } = open({ list, decide })
  await openForm(user)
  await user.click(screen.getByRole('button', { name: edit.save }))
  expect(await screen.findByText(NO_MAIL, { exact: false })).toBeVisible()
})

it('approves with a last day', async () => {
  const decide = jest.fn(async () => ({ ...SUBMITTED, decision: 'approved' as const }))
  const { user } = open({ decide })
  await openForm(user)
  expect(screen.getByLabelText(texts.decision)).toHaveFocus()
  await user.type(screen.getByLabelText(texts.endsOn), '2029-11-20')
  await user.click(screen.getByRole('button', { name: edit.save }))
  expect(await screen.findByText(texts.saved(SUBMITTED, true))).toBeVisible()
  expect(decide).toHaveBeenCalledWith({
    ...{ id: 7, version: 'v1', decision: 'approved', decision_reason: '', ends_on: '2029-11-20' },
  })
})

it('refuses with a reason, and not without one', async () => {
  const decide = jest.fn(async () => ({ ...SUBMITTED, decision: 'refused' as const }))
  const { user } = open({ decide })
  await openForm(user)
  await user.selectOptions(screen.getByLabelText(texts.decision), 'Refuse')
  await user.click(screen.getByRole('button', { name: edit.save }))
  expect(screen.getByText(texts.reasonFault)).toBeVisible()
  expect(decide).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(texts.reason), 'The signature is missing.')
  await user.click(screen.getByRole('button', { name: edit.save }))
  expect(decide).toHaveBeenCalledWith({
    ...{ id: 7, version: 'v1', decision: 'refused', ends_on: null },
    decision_reason: 'The signature is missing.',
  })
})

it('an approved certificate can be revoked', async () => {
  const { user } = open()
  await openForm(user, APPROVED)
  expect(screen.getByRole('option', { name: 'Revoke' })).toBeInTheDocument()
})

it('a conflict keeps what was typed and asks which version counts', async () => {
  const decide = () => Promise.reject(problem('certificate_changed'))
  const approved = { ...SUBMITTED, decision: 'approved' as const, version: 'v2' }
  const pages = [[SUBMITTED], [approved]]
  const list = async () => ({
    ...{ certificates: pages.shift() ?? [approved], has_mail: true, next: null, previous: null },
  })
  const { user } = open({ decide, list })
  await openForm(user)
  await user.selectOptions(screen.getByLabelText(texts.decision), 'Refuse')
  await user.type(screen.getByLabelText(texts.reason), 'The signature is missing.')
  await user.click(screen.getByRole('button', { name: edit.save }))
  expect(await screen.findByText(edit.news)).toBeVisible()
  expect(screen.getByLabelText(texts.reason)).toHaveValue('The signature is missing.')
})

it('who may only read sees no way to decide', async () => {
  open({}, 'read_only')
  expect(await screen.findByText(texts.facts(SUBMITTED))).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.open(SUBMITTED) })).toBeNull()
})
