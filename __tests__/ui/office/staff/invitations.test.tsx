import { act, screen, waitFor } from '@testing-library/react'

import { InvitationScreen } from '@/components/account/auth/invitation-screen'
import { InvitationsPart } from '@/components/office/staff/invitations-part'
import { ModalHost } from '@/components/kit/layout/modal-host'
import type { WireUser } from '@/contract/account/profile/profile'
import { invitation } from '@/messages/account/auth/invitation'
import { invitations as texts } from '@/messages/office/staff/staff'
import type { Invitation, Invitations } from '@/contract/office/staff/staff'
import { sessionLookedUp, userLoaded } from '@/store/auth/auth-slice'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const NIA: Invitation = {
  ...{ id: 3, email: 'nia@example.com', role: 'support' },
  ...{ expires_at: '2026-11-25T12:00:00.000Z', is_expired: false },
}

function open(rows: Invitation[], has_mail = true) {
  const answer = (invitations: Invitation[]): Invitations => ({ invitations, has_mail })
  const withLink = (link: string) => ({
    ...answer([NIA]),
    link: has_mail ? null : link,
  })
  const invite = jest.fn(async () => withLink('https://shop.example/invitation?token=one'))
  const sendInvitation = async () => withLink('https://shop.example/invitation?token=two')
  const withdraw = jest.fn(async () => answer([]))
  const staff = { invitations: async () => answer(rows), invite, sendInvitation, withdraw }
  const screenWithDialogs = (
    <>
      <InvitationsPart />
      <ModalHost />
    </>
  )
  const app = renderApp(screenWithDialogs, { services: fakeServices({ staff }) })
  return { ...app, invite, withdraw }
}

it('without a mail server it warns first, and then shows the link of this action only', async () => {
  const { user } = open([], false)
  expect(await screen.findByText(texts.noServer)).toBeVisible()
  await user.type(screen.getByLabelText(texts.email), NIA.email)
  await user.click(screen.getByRole('button', { name: texts.makeLink }))
  expect(await screen.findByDisplayValue(/token=one/)).toHaveAttribute('readonly')
  expect(screen.queryByText(texts.sent)).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.newLinkOf(NIA.email) }))
  expect(await screen.findByDisplayValue(/token=two/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.withdrawOf(NIA.email) }))
  await user.click(await screen.findByRole('button', { name: 'Cancel invitation' }))
  expect(await screen.findByText(texts.none)).toBeVisible()
  expect(screen.queryByDisplayValue(/token=/)).toBeNull()
})

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

it('cancels an invitation once that was confirmed', async () => {
  const { user, withdraw } = open([NIA])
  await user.click(await screen.findByRole('button', { name: texts.withdrawOf(NIA.email) }))
  expect(withdraw).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Cancel invitation' }))
  await waitFor(() => expect(withdraw).toHaveBeenCalledWith({ id: 3 }))
  expect(await screen.findByText(texts.none)).toBeVisible()
})

it('the page of the link says which address it is for', async () => {
  const checkInvitation = async () => ({ email: NIA.email, role: NIA.role, has_account: false })
  renderApp(<InvitationScreen />, {
    path: '/invitation?token=abc',
    services: fakeServices({ account: { checkInvitation } }),
  })
  expect(await screen.findByDisplayValue(NIA.email)).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: invitation.submit })).toBeEnabled()
})

describe('an invitation of someone who has an account', () => {
  const invited = { email: 'ada@example.com', role: 'support' as const, has_account: true }

  function openLink(who: WireUser | null) {
    const joinStaff = jest.fn(async () => aUser({ role: 'support' }))
    const account = { checkInvitation: async () => invited, joinStaff }
    const services = fakeServices({ account })
    const app = renderApp(<InvitationScreen />, { path: '/invitation?token=abc', services })
    act(() => {
      app.store.dispatch(sessionLookedUp(who !== null))
      if (who) app.store.dispatch(userLoaded(who))
    })
    return { ...app, joinStaff }
  }

  it('asks a visitor to log in first', async () => {
    openLink(null)
    expect(await screen.findByText(invitation.logInFirst(invited.email))).toBeVisible()
    expect(screen.getByRole('link', { name: invitation.toLogin })).toHaveAttribute('href', '/login')
  })

  it('joins with the account that is logged in and has a second factor', async () => {
    const { user, joinStaff } = openLink(aUser({ has_second_factor: true }))
    await user.click(await screen.findByRole('button', { name: invitation.join }))
    await waitFor(() => expect(joinStaff).toHaveBeenCalledWith({ token: 'abc' }))
  })

  it('says when the account is another one, or has no second factor', async () => {
    const { unmount } = openLink(aUser({ email: 'ben@example.com' }))
    expect(
      await screen.findByText(invitation.otherAccount(invited.email, 'ben@example.com')),
    ).toBeVisible()
    unmount()
    openLink(aUser({ has_second_factor: false }))
    expect(await screen.findByText(invitation.factorFirst)).toBeVisible()
  })
})
