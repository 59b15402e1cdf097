import { act, screen, waitFor } from '@testing-library/react'

import { TopicFeedback } from '@/components/community/help-center/topic-feedback'
import type { Services } from '@/services/services'
import { loggedIn } from '@/store/auth/auth-slice'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Send = Services['helpCenter']['helpful']
const sender = () =>
  jest.fn<ReturnType<Send>, Parameters<Send>>(async ({ topic_id, help_full }) => ({
    topic_id,
    help_full,
  }))

async function open(fakes: { helpful?: Send; helpfulGuest?: Send }) {
  const app = renderApp(<TopicFeedback topicId={7} />, {
    path: '/help-center/range',
    fakes: { helpCenter: fakes },
  })
  await screen.findByRole('button', { name: 'Yes' })
  return app
}

const comment = () => screen.getByRole('textbox')
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(screen.getByRole('button', { name }))

it('sends the answer when it is pressed, and the comment when it is written', async () => {
  const helpfulGuest = sender()
  const app = await open({ helpfulGuest })
  await press(app, 'No')
  const thanks = await screen.findByText('Thanks. We’ll look into what’s missing.')
  expect(thanks).toHaveFocus()
  expect(helpfulGuest).toHaveBeenLastCalledWith({ topic_id: 7, comment: '', help_full: false })
  await app.user.type(comment(), 'The hills are missing.')
  await press(app, 'Send comment')
  expect(await screen.findByText('Thanks. We got your comment.')).toBeVisible()
  expect(helpfulGuest).toHaveBeenLastCalledWith({
    topic_id: 7,
    comment: 'The hills are missing.',
    help_full: false,
  })
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('keeps what was typed when it does not arrive, and sends it again', async () => {
  const helpfulGuest = sender()
  const app = await open({ helpfulGuest })
  await press(app, 'Yes')
  await screen.findByText('Thanks. Good to know.')
  helpfulGuest.mockRejectedValueOnce(unreachable())
  await app.user.type(comment(), 'The table.')
  await press(app, 'Send comment')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Can't reach server right now. We’ve kept what you typed.",
  )
  expect(comment()).toHaveValue('The table.')
  expect(app.store.getState().helpCenter).toMatchObject({ error: { kind: 'unreachable' } })
  await press(app, 'Try again')
  expect(await screen.findByText('Thanks. We got your comment.')).toBeVisible()
  expect(helpfulGuest).toHaveBeenLastCalledWith({
    topic_id: 7,
    comment: 'The table.',
    help_full: true,
  })
})

it('a member’s answer is sent as the member’s', async () => {
  const helpful = sender()
  const app = await open({ helpful })
  act(() => void app.store.dispatch(loggedIn()))
  await press(app, 'Yes')
  await waitFor(() => expect(helpful).toHaveBeenCalledTimes(1))
})

it('an answer can be changed', async () => {
  const helpfulGuest = sender()
  const app = await open({ helpfulGuest })
  await press(app, 'Yes')
  await screen.findByText('Thanks. Good to know.')
  await press(app, 'Change my answer')
  await press(app, 'No')
  await screen.findByText('Thanks. We’ll look into what’s missing.')
  expect(helpfulGuest.mock.calls.map(([{ help_full }]) => help_full)).toEqual([true, false])
})
