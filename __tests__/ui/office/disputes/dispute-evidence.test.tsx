import { act, screen, within } from '@testing-library/react'

import { DisputeEvidence } from '@/components/office/disputes/dispute-evidence'
import { cents } from '@/domain/kit/money'
import type { Role } from '@/domain/kit/permissions'
import type { Dispute, DisputeFile, DisputeFiles } from '@/hooks/office/disputes/use-evidence'
import {
  EVIDENCE_FIELD_WORDS,
  evidence as texts,
  evidenceDialog,
  evidenceFiles,
} from '@/messages/office/disputes/evidence'

import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const sending = () => jest.fn(async () => ({ sent_at: '2026-11-23T12:00:00.000Z' }))

const TEXT = 'Shipped by UPS on November 20 and signed for on November 22.'
const DISPUTE: Dispute = {
  ...{ id: 3, opened_at: '2026-11-20T12:00:00.000Z', amount: cents(412_300), status: 'open' },
  ...{ reason: 'product_not_received', evidence_due_at: '2026-11-30T12:00:00.000Z' },
  ...{ takes_evidence: true, evidence: '', evidence_sent_at: null },
  ...{ provider: 'stripe', is_answered_elsewhere: false },
}

const PHOTO: DisputeFile = {
  ...{ id: 7, field: 'uncategorized_file', name: 'door.jpg', type: 'jpg', size: 1_200_000 },
  ...{ href: '/api/files/door?until=1&key=k', is_refused: false },
}
const INVOICE: DisputeFile = {
  ...{ id: 8, field: 'receipt', name: 'INV-000001.pdf', type: 'pdf', size: 30_000 },
  ...{ href: '/api/files/invoice?until=1&key=k', is_refused: false },
}
const EMPTY: DisputeFiles = {
  takes_files: true,
  files: [],
  papers: [{ paper: 'invoice', field: 'receipt', title: 'Invoice INV-000001' }],
}

function open(
  change: Partial<Dispute> = {},
  { role = 'owner' as Role, list = EMPTY, send = sending() } = {},
) {
  const onSent = jest.fn()
  const disputes = {
    files: jest.fn(async () => list),
    attach: jest.fn(async () => ({ ...list, files: [...list.files, PHOTO] })),
    attachPaper: jest.fn(async () => ({ ...list, files: [...list.files, INVOICE] })),
    remove: jest.fn(async () => ({ ...list, files: [] })),
  }
  const support = { upload: jest.fn(async () => ({ ...PHOTO, id: 'stored' })) }
  const services = fakeServices({ bookkeeping: { evidence: send }, disputes, support })
  const app = renderApp(
    withDialogs(<DisputeEvidence dispute={{ ...DISPUTE, ...change }} onSent={onSent} />),
    { role, services },
  )
  return { ...app, send, onSent, disputes, support }
}

it('evidence is sent once it was confirmed that it can be sent once', async () => {
  const { user, send, onSent } = open()
  await user.click(screen.getByRole('button', { name: texts.open }))
  await user.type(screen.getByRole('textbox', { name: texts.field }), 'Too short')
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(screen.getByText(texts.fault)).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: texts.field }))
  await user.type(screen.getByRole('textbox', { name: texts.field }), TEXT)
  await user.click(screen.getByRole('button', { name: texts.send }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(evidenceDialog(0).message)
  expect(send).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: evidenceDialog(0).primaryButton }))
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ text: TEXT, id: 3 }))
  expect(onSent).toHaveBeenCalled()
})

it('what was sent is shown and can’t be sent again', async () => {
  const sent = { takes_evidence: false, evidence: TEXT, evidence_sent_at: DISPUTE.opened_at }
  await act(async () => void open(sent))
  expect(screen.getByText(TEXT)).toBeVisible()
  expect(screen.getByText(texts.sent(DISPUTE.opened_at))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('who may not decide about payments reads it and sends nothing', async () => {
  await act(async () => void open({ evidence: TEXT }, { role: 'orders' }))
  expect(screen.getByText(texts.unsent)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

async function openForm(options: Parameters<typeof open>[1] = {}) {
  const app = open({}, options)
  await app.user.click(screen.getByRole('button', { name: texts.open }))
  await screen.findByRole('region', { name: evidenceFiles.title })
  return app
}

it('the invoice is added by one press, and offered no more', async () => {
  const { user, disputes } = await openForm()
  expect(screen.getByText(evidenceFiles.none)).toBeVisible()
  const paper = evidenceFiles.paper('Invoice INV-000001')
  await user.click(screen.getByRole('button', { name: paper }))
  expect(disputes.attachPaper).toHaveBeenCalledWith({ id: 3, paper: 'invoice' })
  expect(await screen.findByRole('link', { name: 'INV-000001.pdf' })).toLinkTo(INVOICE.href)
  expect(screen.queryByRole('button', { name: paper })).toBeNull()
  const kinds = within(screen.getByLabelText(evidenceFiles.shows)).getAllByRole('option')
  expect(kinds.map(({ textContent }) => textContent)).not.toContain(EVIDENCE_FIELD_WORDS.receipt)
})

it('a file from the device is attached as what it shows, and removed again', async () => {
  const { user, disputes, support } = await openForm()
  await user.selectOptions(screen.getByLabelText(evidenceFiles.shows), 'customer_signature')
  const file = new File(['x'], 'door.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText(evidenceFiles.choose), file)
  expect(support.upload).toHaveBeenCalledWith(file)
  const attachment = { file: 'stored', field: 'customer_signature' }
  expect(disputes.attach).toHaveBeenCalledWith({ ...attachment, id: 3 })
  await user.click(await screen.findByRole('button', { name: evidenceFiles.remove('door.jpg') }))
  expect(disputes.remove).toHaveBeenCalledWith({ id: 3, file: 7 })
  expect(await screen.findByText(evidenceFiles.none)).toBeVisible()
})

it('a file that is too large is refused before it is uploaded', async () => {
  const list = { ...EMPTY, files: [{ ...PHOTO, size: 4_000_000 }] }
  const { user, support } = await openForm({ list })
  const file = new File([new Uint8Array(600_000)], 'scan.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText(evidenceFiles.choose), file)
  expect(screen.getByRole('alert')).toHaveTextContent(evidenceFiles.tooLarge('scan.pdf'))
  expect(support.upload).not.toHaveBeenCalled()
})

it('where the provider refuses a file, what was typed stays and the file is marked', async () => {
  const failure = problem('evidence_file_refused')
  const send = jest.fn(() => Promise.reject(failure))
  const list = { ...EMPTY, files: [PHOTO] }
  const { user, disputes } = await openForm({ list, send: send as never })
  disputes.files.mockResolvedValue({ ...list, files: [{ ...PHOTO, is_refused: true }] })
  await user.type(screen.getByRole('textbox', { name: texts.field }), TEXT)
  await user.click(screen.getByRole('button', { name: texts.send }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(evidenceDialog(1).message)
  await user.click(within(dialog).getByRole('button', { name: evidenceDialog(1).primaryButton }))
  expect(await screen.findByText(evidenceFiles.refused)).toBeVisible()
  expect(screen.getByRole('textbox', { name: texts.field })).toHaveValue(TEXT)
})

it('a provider that takes nothing from here is named', async () => {
  await act(
    async () =>
      void open({ provider: 'paypal', takes_evidence: false, is_answered_elsewhere: true }),
  )
  expect(screen.getByText(texts.elsewhere('paypal'))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('files that were sent are shown without a way to remove them', async () => {
  const list = { takes_files: false, files: [INVOICE], papers: [] }
  open({ takes_evidence: false, evidence: TEXT, evidence_sent_at: DISPUTE.opened_at }, { list })
  expect(await screen.findByRole('link', { name: 'INV-000001.pdf' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
