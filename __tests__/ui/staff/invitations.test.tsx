import { screen, waitFor } from '@testing-library/react'

import { InvitationScreen } from '@/components/auth/invitation-screen'
import { InvitationsPart } from '@/components/backoffice/staff/invitations-part'
import { ModalHost } from '@/components/layout/modal-host'
import { invitation } from '@/messages/invitation'
import { invitations as texts } from '@/messages/staff'
import type { Invitation } from '@/services/staff'

import { fakeServices } from '../../support/fake-services'
import { renderApp } from '../../support/render-app'

const NIA: Invitation = {
  ...{ id: 3, email: 'nia@example.com', role: 'support' },
  ...{ expires_at: '2026-11-25T12:00:00.000Z', is_expired: false },
}

function open(rows: Invitation[]) {
  const invite = jest.fn(async () => [NIA])
  const withdraw = jest.fn(async () => [])
  const staff = { invitations: async () => rows, invite, withdraw }
  const screenWithDialogs = (
    <>
      <InvitationsPart />
      <ModalHost />
    </>
  )
  const app = renderApp(screenWithDialogs, { services: fakeServices({ staff }) })
  return { ...app, invite, withdraw }
}

it('invites a colleague who may only answer tickets, by keyboard alone', async () => {
  const { user, invite } = open([])
  expect(await screen.findByText(texts.none)).toBeVisible()
  await user.tab()
  await user.keyboard('nia@example.com{Enter}')
  await waitFor(() =>
    expect(invite).toHaveBeenCalledWith({ email: 'nia@example.com', role: 'support' }),
  )
  expect(await screen.findByText('nia@example.com')).toBeVisible()
  expect(screen.getByText(texts.sent)).toBeVisible()
})

it('a wrong address is mended before it is sent', async () => {
  const { user, invite } = open([])
  await user.type(await screen.findByLabelText(texts.email), 'nia{Enter}')
  expect(screen.getByLabelText(texts.email)).toBeInvalid()
  expect(invite).not.toHaveBeenCalled()
})

it('withdraws an invitation once that was confirmed', async () => {
  const { user, withdraw } = open([NIA])
  await user.click(await screen.findByRole('button', { name: texts.withdrawOf(NIA.email) }))
  expect(withdraw).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(withdraw).toHaveBeenCalledWith(3))
  expect(await screen.findByText(texts.none)).toBeVisible()
})

it('the page of the link says which address it is for', async () => {
  const checkInvitation = async () => ({ email: NIA.email, role: NIA.role })
  renderApp(<InvitationScreen />, {
    path: '/invitation?token=abc',
    services: fakeServices({ account: { checkInvitation } }),
  })
  expect(await screen.findByDisplayValue(NIA.email)).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: invitation.submit })).toBeEnabled()
})
