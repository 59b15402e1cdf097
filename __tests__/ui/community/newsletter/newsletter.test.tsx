import { screen, waitFor } from '@testing-library/react'

import { NewsletterForm } from '@/components/community/newsletter/newsletter-form'
import {
  ConfirmNewsletterScreen,
  LeaveNewsletterScreen,
} from '@/components/community/newsletter/newsletter-links'
import type { Services } from '@/services/services'
import { selectToasts } from '@/store/toasts/toasts-slice'

import { fakeServices } from '@/__tests__/support/fake-services'
import { problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Subscribe = Services['newsletter']['subscribe']

const open = (subscribe: Subscribe) =>
  renderApp(<NewsletterForm />, { fakes: { newsletter: { subscribe } } })

const FAILED = "Sorry, we couldn't check. Try again later."
const taken: Subscribe = async () => ({
  status: false,
  message: 'whatever the server says beside it',
})
const accepted: Subscribe = async () => ({ status: true, message: 'Check your inbox.' })

describe('the subscription', () => {
  it.each<[string, Subscribe, string, string]>([
    ['status false', taken, 'error', 'The email has already been taken.'],
    ['success', accepted, 'success', 'Check your inbox.'],
    ['no answer', () => Promise.reject(unreachable()), 'error', FAILED],
    [
      'too many tries',
      () => Promise.reject(problem('too_many_requests', { status: 429 })),
      'error',
      FAILED,
    ],
    ['a refused address', () => Promise.reject(problem('invalid_input')), 'error', FAILED],
  ])('%s is told by its toast', async (_, subscribe, kind, text) => {
    const send = jest.fn(subscribe)
    const { user, store } = open(send)
    await user.type(screen.getByLabelText('Email'), ' ada@example.com ')
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ kind, text }]))
    expect(send).toHaveBeenCalledWith({ email: 'ada@example.com' })
  })

  it('what was typed stays until it was taken down', async () => {
    const answers: Subscribe[] = [taken, accepted]
    const { user } = open((input) => (answers.shift() ?? taken)(input))
    const field = screen.getByLabelText('Email')
    await user.type(field, 'ada@example.com{Enter}')
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
    expect(field).toHaveValue('ada@example.com')
    await user.type(field, '{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
  })

  it('the field is required and of e-mail type, and nothing is sent without a fitting address', async () => {
    const send = jest.fn(accepted)
    const { user } = open(send)
    const field = screen.getByLabelText('Email')
    expect(field).toBeRequired()
    expect(field).toHaveAttribute('type', 'email')
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    await user.type(field, 'ada{Enter}')
    expect(send).not.toHaveBeenCalled()
  })

  it('a second press while it runs sends nothing', async () => {
    const send = jest.fn<ReturnType<Subscribe>, Parameters<Subscribe>>(() => new Promise(() => {}))
    const { user } = open(send)
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button'))
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('the links of the letters', () => {
  it('confirm by a press, with the token of the address', async () => {
    const confirm = jest.fn(async () => ({}))
    const services = fakeServices({ newsletter: { confirm } })
    const { user } = renderApp(<ConfirmNewsletterScreen />, {
      path: '/newsletter/confirm?token=abc',
      services,
    })
    expect(confirm).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Confirm my subscription' }))
    expect(await screen.findByRole('status')).toBeInTheDocument()
    expect(confirm).toHaveBeenCalledWith({ token: 'abc' })
  })

  it('a dead one says what helps', async () => {
    const confirm = async () => {
      throw problem('link_invalid', {
        message: 'This link has expired. Please request a new one.',
      })
    }
    const { user } = renderApp(<ConfirmNewsletterScreen />, {
      path: '/newsletter/confirm?token=abc',
      fakes: { newsletter: { confirm } },
    })
    await user.click(screen.getByRole('button', { name: 'Confirm my subscription' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('has expired')
    expect(screen.getByText(/subscribe again at the bottom/)).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('leave with one press', async () => {
    const unsubscribe = jest.fn(async () => ({}))
    const { user } = renderApp(<LeaveNewsletterScreen id="i" letterKey="k" />, {
      fakes: { newsletter: { unsubscribe } },
    })
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByRole('status')).toHaveTextContent('deleted')
    expect(unsubscribe).toHaveBeenCalledWith({ id: 'i', key: 'k' })
  })
})
