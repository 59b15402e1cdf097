import { screen, within } from '@testing-library/react'

import { DisputeEvidence } from '@/components/backoffice/dispute-evidence'
import { ModalHost } from '@/components/layout/modal-host'
import { cents } from '@/domain/money'
import type { Role } from '@/domain/permissions'
import type { Dispute } from '@/hooks/use-evidence'
import { evidence as texts, evidenceDialog } from '@/messages/evidence'

import { fakeServices } from '../../support/fake-services'
import { renderApp } from '../../support/render-app'

const TEXT = 'Shipped by UPS on November 20 and signed for on November 22.'
const DISPUTE: Dispute = {
  ...{ id: 3, opened_at: '2026-11-20T12:00:00.000Z', amount: cents(412_300), status: 'open' },
  ...{ reason: 'product_not_received', evidence_due_at: '2026-11-30T12:00:00.000Z' },
  ...{ takes_evidence: true, evidence: '', evidence_sent_at: null },
}

function open(change: Partial<Dispute> = {}, role: Role = 'owner') {
  const send = jest.fn(async () => ({ sent_at: '2026-11-23T12:00:00.000Z' }))
  const onSent = jest.fn()
  const app = renderApp(
    <>
      <DisputeEvidence dispute={{ ...DISPUTE, ...change }} onSent={onSent} />
      <ModalHost />
    </>,
    { role, services: fakeServices({ bookkeeping: { evidence: send } }) },
  )
  return { ...app, send, onSent }
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
  expect(dialog).toHaveTextContent(evidenceDialog.message)
  expect(send).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: evidenceDialog.primaryButton }))
  expect(send).toHaveBeenCalledWith(3, expect.objectContaining({ text: TEXT }))
  expect(onSent).toHaveBeenCalled()
})

it('what was sent is shown and can’t be sent again', () => {
  const sent = { takes_evidence: false, evidence: TEXT, evidence_sent_at: DISPUTE.opened_at }
  open(sent)
  expect(screen.getByText(TEXT)).toBeVisible()
  expect(screen.getByText(texts.sent(DISPUTE.opened_at))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('who may not decide about payments reads it and sends nothing', () => {
  open({ evidence: TEXT }, 'orders')
  expect(screen.getByText(texts.kept)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
