import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import { useState, type KeyboardEvent } from 'react'

import { richText as texts } from '@/messages/office/kit/rich-text'

import { isActive, linkAt, toggle, TOOLS, type Tool } from './commands'

const ICONS: Record<Tool | 'link', LucideIcon> = {
  strong: Bold,
  em: Italic,
  heading: Heading2,
  subheading: Heading3,
  bullet_list: List,
  ordered_list: ListOrdered,
  blockquote: TextQuote,
  link: Link,
}

const KEYS: Record<Tool | 'link', string> = {
  strong: 'Control+B',
  em: 'Control+I',
  heading: 'Control+Alt+2',
  subheading: 'Control+Alt+3',
  bullet_list: 'Control+Shift+8',
  ordered_list: 'Control+Shift+7',
  blockquote: 'Control+Shift+9',
  link: 'Control+K',
}

const ALL = [...TOOLS, 'link'] as const

interface ToolbarProps {
  state: EditorState | null
  run: (command: Command) => void
  isLinking: boolean
  onLink: () => void
}

/** One stop of the Tab key; the arrow keys move between the buttons. */
export function Toolbar({ state, run, isLinking, onLink }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = ALL.length - 1
    const steps: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  const isOn = (tool: Tool | 'link') => {
    if (!state) return false
    if (tool === 'link') return isLinking || Boolean(linkAt(state)?.href)
    return isActive(state, tool)
  }
  return (
    <div
      role="toolbar"
      aria-label={texts.tools}
      onKeyDown={move}
      className="mb-1 flex flex-wrap gap-1"
    >
      {ALL.map((tool, index) => {
        const Icon = ICONS[tool]
        return (
          <button
            key={tool}
            type="button"
            aria-label={texts.names[tool]}
            aria-pressed={isOn(tool)}
            aria-keyshortcuts={KEYS[tool]}
            title={texts.names[tool]}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // Preserves the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (tool === 'link' ? onLink() : run(toggle(tool)))}
            className="grid min-h-dense min-w-10 place-items-center rounded hover:bg-ink/6 aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none]"
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        )
      })}
    </div>
  )
}
