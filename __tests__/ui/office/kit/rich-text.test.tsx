import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { MarkdownField } from '@/components/office/kit/rich-text/markdown-field'
import type { Dialect } from '@/components/office/kit/rich-text/schema'
import { richText as texts } from '@/messages/office/kit/rich-text'

class SeenAtOnce {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe() {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[]
    this.report(entries, this as unknown as IntersectionObserver)
  }
  disconnect() {}
}

const { IntersectionObserver: ownObserver } = globalThis
beforeEach(() => {
  globalThis.IntersectionObserver = SeenAtOnce as unknown as typeof IntersectionObserver
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})
afterEach(() => {
  globalThis.IntersectionObserver = ownObserver
})

let markdown = ''
let pictureTools: ((markdown: string) => void)[] = []

function Field({ first, dialect, fault }: { first: string; dialect: Dialect; fault?: string }) {
  const [value, setValue] = useState(first)
  const type = (text: string) => {
    markdown = text
    setValue(text)
  }
  return (
    <form onSubmit={() => type('submitted')}>
      <MarkdownField
        {...{ dialect, value, fault }}
        name="source"
        label="Text"
        hint="Markdown"
        maxLength={500}
        readOnly={false}
        onType={type}
      >
        {({ onPicture, onInsert }) => (
          <>
            <Upload onPicture={onPicture} />
            <button type="button" onClick={() => onInsert('{{shop.name}}')}>
              Fact
            </button>
            <button type="button" onClick={() => onPicture(PICTURE)}>
              Add
            </button>
          </>
        )}
      </MarkdownField>
      <button type="button" onClick={() => type('Theirs')}>
        Use theirs
      </button>
    </form>
  )
}

/** Records what an upload that began now would call at its end. */
function Upload({ onPicture }: { onPicture: (markdown: string) => void }) {
  useState(() => pictureTools.push(onPicture))
  return null
}

const PICTURE = '![What the picture shows](/api/content-pictures/mJ2v0Qk3Zr8wN5yTb7LxAg/4x3)\n'

async function open(first: string, { dialect = 'page' as Dialect, fault = '' } = {}) {
  markdown = first
  pictureTools = []
  render(<Field {...{ first, dialect, ...(fault && { fault }) }} />)
  await screen.findByRole('toolbar', { name: texts.tools })
  return screen.getByRole('textbox', { name: 'Text' })
}

/** Selects the words in the editor, as a mouse or the keyboard does. */
async function select(words: string) {
  const walker = document.createTreeWalker(screen.getByRole('textbox', { name: 'Text' }), 4)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const at = node.textContent?.indexOf(words) ?? -1
    if (at < 0) continue
    await act(async () => {
      screen.getByRole('textbox', { name: 'Text' }).focus()
      document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length)
      document.dispatchEvent(new Event('selectionchange'))
    })
    return
  }
  throw new Error(`No words “${words}”`)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function paste(html: string, text = '') {
  const data: Record<string, string> = { 'text/html': html, 'text/plain': text }
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [], types: [] }
  fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), { clipboardData })
}

describe('editor of a text', () => {
  it('takes a picture whose upload began while the field was a textarea', async () => {
    await open('One')
    expect(pictureTools.length).toBeGreaterThan(1)
    await act(async () => pictureTools[0]?.(PICTURE))
    expect(markdown).toContain(PICTURE.trim())
  })

  it.each([
    [texts.names.strong, 'one **two** three'],
    [texts.names.em, 'one *two* three'],
    [texts.names.heading, '## one two three'],
    [texts.names.subheading, '### one two three'],
    [texts.names.bullet_list, '- one two three'],
    [texts.names.ordered_list, '1. one two three'],
    [texts.names.blockquote, '> one two three'],
  ])('%s is written as Markdown, and the second press takes it back', async (name, expected) => {
    await open('one two three')
    await select('two')
    await press(name)
    expect(markdown).toBe(expected)
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await press(name)
    expect(markdown).toBe('one two three')
  })

  it('a link gets an address that the shop allows, and no other', async () => {
    await open('one two three')
    await select('two')
    await press(texts.names.link)
    const address = screen.getByRole('textbox', { name: texts.address })
    expect(address).toHaveFocus()
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    expect(address).toHaveAccessibleDescription(expect.stringContaining(texts.addressFault))
    expect(markdown).toBe('one two three')
    await userEvent.clear(address)
    await userEvent.type(address, '/news{Enter}')
    expect(markdown).toBe('one [two](/news) three')
    await select('two')
    await press(texts.names.link)
    await press(texts.removeLink)
    expect(markdown).toBe('one two three')
  })

  it('the arrow keys move between the buttons, which are one stop of the Tab key', async () => {
    await open('words')
    const names = Object.values(texts.names)
    screen.getByRole('button', { name: names[0] }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: names[1] })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(screen.getByRole('button', { name: names.at(-1) as string })).toHaveFocus()
    const stops = screen
      .getAllByRole('button')
      .filter((button) => button.closest('[role=toolbar]') && button.tabIndex === 0)
    expect(stops).toHaveLength(1)
  })

  it('the switch shows the Markdown, which can be edited there, too', async () => {
    await open('## One\n\ntwo')
    const source = screen.getByRole('switch', { name: texts.markdown })
    await userEvent.click(source)
    const area = screen.getByRole('textbox', { name: 'Text' })
    expect(area).toHaveValue('## One\n\ntwo')
    await userEvent.type(area, ' **three**')
    await userEvent.click(source)
    expect(await screen.findByText('three')).toHaveProperty('tagName', 'STRONG')
    expect(markdown).toBe('## One\n\ntwo **three**')
  })

  it('what replaces the text from outside is shown', async () => {
    await open('Mine')
    await press('Use theirs')
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Theirs')
  })

  it('a fact and a picture come to the caret, and the picture asks for its description', async () => {
    await open('one two')
    await select('two')
    await press('Fact')
    expect(markdown).toBe('one {{shop.name}}')
    await press('Add')
    const description = screen.getByRole('textbox', { name: texts.description })
    expect(description).toHaveFocus()
    await userEvent.clear(description)
    await userEvent.type(description, 'A [[red] bike{Enter}')
    expect(markdown).toBe(
      'one {{shop.name}}\n\n![A red bike](/api/content-pictures/mJ2v0Qk3Zr8wN5yTb7LxAg/4x3)',
    )
  })

  it('a fault is announced at the field', async () => {
    const field = await open('words', { fault: 'Describe each picture.' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Describe each picture.')
  })

  it('a text that becomes too long takes no more', async () => {
    await open('x'.repeat(495))
    await select('x')
    await press('Fact')
    expect(markdown).toHaveLength(495)
  })
})

const WORD = `<html><head><style>p.MsoNormal{color:red}</style></head><body>
<h1 style='color:#2F5496'>Title<o:p></o:p></h1>
<p class=MsoNormal>Some <b>bold</b> and <span style='color:red'>red</span> words.<o:p>&nbsp;</o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>First</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>Inner</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Second</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Step</p>
</body></html>`

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2><span style="font-size:16pt">Title</span></h2>
<p><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic"> leaning</span>
<a href="https://shop.test/a"><span style="text-decoration:underline">link</span></a></p>
<ol><li><p>One</p></li><li><p>Two</p></li></ol></b><br>`

describe('pasting into the editor', () => {
  it('Word: headings, bold and lists, without colors, bullets and empty paragraphs', async () => {
    await open('')
    paste(WORD)
    expect(markdown).toBe(
      '## Title\n\nSome **bold** and red words.\n\n- First\n  - Inner\n- Second\n- Step',
    )
  })

  it('Google Docs: what it wraps in <b> isn’t bold', async () => {
    await open('')
    paste(DOCS)
    expect(markdown).toBe(
      '## Title\n\nPlain, **bold** *leaning* [link](https://shop.test/a)\n\n1. One\n2. Two',
    )
  })

  it('scripts, unsafe links and foreign pictures don’t come along', async () => {
    await open('')
    paste(
      `<p>a<script>alert(1)</script><img src="https://e.test/x.png" onerror="alert(1)">
       <a href="javascript:alert(1)">b</a> <a href="https://ok.test/">c</a></p>`,
    )
    expect(markdown).toBe('a b [c](https://ok.test/)')
    expect(document.querySelector('[onerror], a[href^=javascript]')).toBeNull()
  })

  it('a browser that refuses to parse HTML pastes the words', async () => {
    await open('')
    const parse = jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
      throw new TypeError('Refused')
    })
    paste('<p><b>a</b></p>', 'a b')
    parse.mockRestore()
    expect(markdown).toBe('a b')
  })

  it('Markdown that is pasted as text is read as Markdown, and code only where the text may have it', async () => {
    await open('', { dialect: 'letter' })
    paste('', '**a** `b`')
    expect(markdown).toBe('**a** `b`')
    expect(screen.getByText('a')).toHaveProperty('tagName', 'STRONG')
    expect(document.querySelector('code')).toBeNull()
  })
})

describe('loading the editor', () => {
  it('a field in which somebody types is not replaced until they leave it', async () => {
    render(<Field first="" dialect="page" />)
    const area = screen.getByRole('textbox', { name: 'Text' })
    act(() => area.focus())
    await userEvent.keyboard('abc')
    await waitFor(() => expect(screen.getByRole('switch')).toBeEnabled())
    expect(area).toBeInTheDocument()
    await userEvent.tab()
    expect(await screen.findByRole('toolbar')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('abc')
  })
})
