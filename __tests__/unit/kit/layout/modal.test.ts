import { dialogs, type DialogRequest } from '@/messages/kit/dialogs'
import { makeStore } from '@/store/make-store'
import { askModal } from '@/store/modal/ask-modal'
import { modalAnswered, selectModal } from '@/store/modal/modal-slice'

import { expectConsole } from '@/__tests__/support/expect-console'
import { fakeServices } from '@/__tests__/support/fake-services'

describe('modal', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function open() {
    const store = makeStore({ services: fakeServices() })
    const modal = () => selectModal(store.getState())
    const answer = (isPrimary: boolean) => {
      const now = modal()
      if (now.status !== 'open') throw new Error('no dialog is open')
      store.dispatch(modalAnswered({ id: now.id, answer: isPrimary }))
    }
    return { store, modal, answer }
  }

  it.each([true, false])(
    'the asker hears %s at once, the dialog goes after 200 ms',
    async (input) => {
      const { store, modal, answer } = open()
      const confirmed = store.dispatch(askModal(dialogs.closeTicket))
      expect(modal()).toMatchObject({ status: 'open', request: dialogs.closeTicket })
      answer(input)
      expect(modal().status).toBe('closing')
      await expect(confirmed).resolves.toBe(input)
      await jest.advanceTimersByTimeAsync(199)
      expect(modal().status).toBe('closing')
      await jest.advanceTimersByTimeAsync(1)
      expect(modal().status).toBe('closed')
    },
  )

  it('a newer dialog takes the place of an open one, whose asker hears false', async () => {
    const { store, modal, answer } = open()
    const first = store.dispatch(askModal(dialogs.deleteThread))
    const second = store.dispatch(askModal(dialogs.hideThread))
    await expect(first).resolves.toBe(false)
    await jest.advanceTimersByTimeAsync(500)
    expect(modal()).toMatchObject({ status: 'open', request: dialogs.hideThread })
    answer(true)
    await expect(second).resolves.toBe(true)
  })

  it('a dialog asked while another one closes stays open', async () => {
    const { store, modal, answer } = open()
    void store.dispatch(askModal(dialogs.deleteThread))
    answer(true)
    void store.dispatch(askModal(dialogs.hideThread))
    await jest.advanceTimersByTimeAsync(500)
    expect(modal()).toMatchObject({ status: 'open', request: dialogs.hideThread })
  })

  it('an unknown type opens nothing and logs an error', async () => {
    expectConsole('error', /Unknown modal type/)
    const { store, modal } = open()
    const request = { ...dialogs.closeTicket, type: 'banner' } as unknown as DialogRequest
    await expect(store.dispatch(askModal(request))).resolves.toBe(false)
    expect(modal().status).toBe('closed')
  })

  it('two stores do not hear each other', async () => {
    const one = open()
    const other = open()
    void one.store.dispatch(askModal(dialogs.closeTicket))
    expect(other.modal().status).toBe('closed')
  })
})
