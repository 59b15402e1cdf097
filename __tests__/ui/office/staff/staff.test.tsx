import { screen, waitFor } from '@testing-library/react'

import { StaffScreen } from '@/components/office/staff/staff-screen'
import { factorReset, staff as texts } from '@/messages/office/staff/staff'
import type { StaffMember } from '@/contract/office/staff/staff'

import { aStaffUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const MAX: StaffMember = {
  ...{ id: 'm1', name: 'Max Stone', email: 'max@example.com', role: 'support' },
  ...{ is_disabled: false, has_second_factor: false, last_login: null },
}

const NONE = { invitations: [], has_mail: true }

const screenWithDialogs = withDialogs(<StaffScreen />)

function open(member: StaffMember = MAX) {
  const change = jest.fn(async () => member)
  const services = fakeServices({
    staff: {
      list: async () => ({ staff: [member], has_mail: true }),
      change,
      invitations: async () => NONE,
    },
  })
  return { ...renderApp(screenWithDialogs, { services }), change }
}

it('says who works here, with role, second factor and last login', async () => {
  open()
  expect(await screen.findByRole('rowheader', { name: /Max Stone/ })).toBeVisible()
  expect(screen.getByLabelText(texts.roleOf('Max Stone'))).toHaveValue('support')
  expect(screen.getByText('Not set up')).toBeInTheDocument()
  expect(screen.getByText('Never')).toBeInTheDocument()
})

it('a new role is given once it was confirmed, by keyboard alone', async () => {
  const { user, change } = open()
  await user.selectOptions(await screen.findByLabelText(texts.roleOf('Max Stone')), 'Manager')
  expect(await screen.findByText(/^From now on, Max Stone may do everything/)).toBeVisible()
  expect(change).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Change role' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith({ role: 'manager', is_disabled: false, person: 'm1' }),
  )
})

it('disabling says what it does; no means no', async () => {
  const { user, change } = open()
  await user.click(await screen.findByRole('button', { name: texts.disableOf('Max Stone') }))
  expect(await screen.findByText(/logged out everywhere/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(change).not.toHaveBeenCalled()
})

it('enabling needs no question', async () => {
  const { user, change } = open({ ...MAX, is_disabled: true })
  await user.click(await screen.findByRole('button', { name: texts.enableOf('Max Stone') }))
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith({ role: 'support', is_disabled: false, person: 'm1' }),
  )
})

describe('a colleague’s lost phone', () => {
  const openReset = (member: StaffMember, answer = async () => member, has_mail = true) => {
    const resetSecondFactor = jest.fn(answer)
    const list = async () => ({ staff: [member], has_mail })
    const staff = { list, resetSecondFactor, invitations: async () => NONE }
    return { ...renderApp(<StaffScreen />, { fakes: { staff }, role: 'owner' }), resetSecondFactor }
  }
  const lost = { ...MAX, has_second_factor: true }
  const button = () => screen.findByRole('button', { name: factorReset.openOf('Max Stone') })

  it('is reset with a reason and the owner’s password', async () => {
    const { user, resetSecondFactor } = openReset(lost)
    await user.click(await button())
    expect(screen.getByLabelText(factorReset.reason)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: factorReset.send }))
    expect(screen.getByText(factorReset.reasonMissing)).toBeVisible()
    expect(screen.getByText(factorReset.passwordMissing)).toBeVisible()
    expect(resetSecondFactor).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(factorReset.reason), 'Lost on the train')
    await user.type(screen.getByLabelText(factorReset.password), 'secret words{Enter}')
    expect(resetSecondFactor).toHaveBeenCalledWith({
      ...{ person: 'm1', reason: 'Lost on the train', password: 'secret words' },
    })
    expect(await screen.findByText(factorReset.done('Max Stone', true))).toBeVisible()
    expect(screen.queryByLabelText(factorReset.reason)).toBeNull()
  })

  it('promises no email without a mail server', async () => {
    const { user } = openReset(lost, undefined, false)
    await user.click(await button())
    expect(screen.getByText(/No mail server is connected/)).toBeVisible()
    await user.type(screen.getByLabelText(factorReset.reason), 'Lost on the train')
    await user.type(screen.getByLabelText(factorReset.password), 'secret words{Enter}')
    expect(await screen.findByText(factorReset.done('Max Stone', false))).toBeVisible()
    expect(screen.queryByText(/emailed|We’ll email/)).toBeNull()
  })

  it('a wrong password is an error at its field, and nothing typed is lost', async () => {
    const errors = [{ field: 'password', message: 'That password isn’t right.' }]
    const refuse = () => Promise.reject(problem('password_wrong', { errors }))
    const { user } = openReset(lost, refuse)
    await user.click(await button())
    await user.type(screen.getByLabelText(factorReset.reason), 'Lost on the train')
    await user.type(screen.getByLabelText(factorReset.password), 'wrong{Enter}')
    expect(await screen.findByLabelText(factorReset.password)).toHaveAccessibleDescription(
      'That password isn’t right.',
    )
    expect(screen.getByLabelText(factorReset.reason)).toHaveValue('Lost on the train')
  })

  it.each([MAX, { ...lost, id: aStaffUser('owner').id }])('isn’t offered: %j', async (member) => {
    openReset(member)
    await screen.findByRole('rowheader', { name: /Max Stone/ })
    expect(screen.queryByText(factorReset.open)).toBeNull()
  })
})
