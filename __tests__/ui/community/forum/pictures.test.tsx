import { act, fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'

import { PostBody } from '@/components/community/forum/post-body'
import { WritingArea } from '@/components/community/forum/writing-area'
import type { Services } from '@/services/services'
import { loggedIn } from '@/store/auth/auth-slice'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const ADDRESS = '/api/forum/pictures/abcdefghijklmnop/800x600'
const MARKDOWN = `![What the picture shows](${ADDRESS})`
const WHEEL = new File(['pixels'], 'wheel.png', { type: 'image/png' })

type Upload = Services['support']['upload']
const stored: Upload = async () => ({
  ...{ id: 'abcdefghijklmnop', name: 'wheel.png', type: 'png', size: 6 },
  ...{ width: 800, height: 600 },
})

function Form({ initialText }: { initialText: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initialText)
  const control = { id: 'text', 'aria-describedby': undefined, 'aria-invalid': undefined }
  return (
    <>
      <label htmlFor="text">Your text</label>
      <WritingArea {...{ control, field, text }} thread={7} onType={setText} />
    </>
  )
}

async function open(upload: Upload = stored, input = '') {
  const app = renderApp(<Form initialText={input} />, {
    fakes: { support: { upload } },
  })
  act(() => void app.store.dispatch(loggedIn()))
  await screen.findByLabelText('Add a picture')
  // Lets effects run, because the drop listener is attached right after rendering.
  await act(async () => {})
  return app
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your text')

it('is written at the caret, and its description is selected to be typed', async () => {
  const { user } = await open()
  await user.type(field(), 'My wheel:')
  await user.upload(screen.getByLabelText('Add a picture'), WHEEL)
  await screen.findByDisplayValue(/What the picture shows/)
  expect(field()).toHaveValue(`My wheel:\n${MARKDOWN}\n`)
  const { selectionStart, selectionEnd } = field()
  expect(field().value.slice(selectionStart, selectionEnd)).toBe('What the picture shows')
  expect(field()).toHaveFocus()
})

it.each([
  ['pasted', () => fireEvent.paste(field(), { clipboardData: { files: [WHEEL] } })],
  ['dropped', () => fireEvent.drop(field(), { dataTransfer: { files: [WHEEL] } })],
])('is taken when it is %s', async (_, give) => {
  await open()
  expect(give()).toBe(false)
  await screen.findByDisplayValue(/What the picture shows/)
  expect(field()).toHaveValue(`${MARKDOWN}\n`)
})

it('that is a text is pasted as ever', async () => {
  await open()
  expect(fireEvent.paste(field(), { clipboardData: { files: [] } })).toBe(true)
})

it.each([
  ['no picture', new File(['x'], 'notes.txt', { type: 'text/plain' }), stored, /isn’t a PNG/],
  ['too large', large(), stored, /larger than 5 MB/],
  ['not sent', WHEEL, () => Promise.reject(unreachable), /^wheel\.png: /],
] as const)('that is %s is named, and the text stays', async (_, file, upload, sentence) => {
  await open(upload as Upload, 'My wheel:')
  fireEvent.drop(field(), { dataTransfer: { files: [file] } })
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(field()).toHaveValue('My wheel:')
})

function large(): File {
  const file = new File(['x'], 'wheel.png', { type: 'image/png' })
  Object.defineProperty(file, 'size', { value: 5_000_001 })
  return file
}

describe('in a post', () => {
  const draw = (src: string) =>
    renderApp(
      <PostBody
        nodes={[{ tag: 'img', src, alt: 'A wheel', width: 800, height: 600, children: [] }]}
      />,
    )

  it('keeps its room, has its description and waits until it is near', () => {
    draw(`${ADDRESS}?until=1&key=abc`)
    const picture = screen.getByRole('img', { name: 'A wheel' })
    expect(picture).toHaveAttribute('src', `${ADDRESS}?until=1&key=abc`)
    expect(picture).toHaveAttribute('width', '800')
    expect(picture).toHaveAttribute('height', '600')
    expect(picture).toHaveAttribute('loading', 'lazy')
  })

  it('of another site is its description', () => {
    draw('https://evil.example/x.png')
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByText('A wheel')).toBeInTheDocument()
  })
})
