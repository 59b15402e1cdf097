import { Tab as TabButton, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

import type { useDeskAnswer, useDeskNote } from '@/hooks/office/support/use-desk-answer'
import type { DeskCustomer, DeskOverview, DeskTicket } from '@/hooks/office/support/use-desk-ticket'
import { desk as texts } from '@/messages/office/support/support'

import { AnswerForm } from './answer-form'
import { NoteForm } from './note-form'

const TABS = ['answer', 'note'] as const
export type Tab = (typeof TABS)[number]

interface ComposerProps {
  ticket: DeskTicket
  desk: DeskOverview | null
  customer: DeskCustomer | null
  answer: ReturnType<typeof useDeskAnswer>
  note: ReturnType<typeof useDeskNote>
  tab: Tab
  onTab: (tab: Tab) => void
}

/** Tabs for the reply and the internal note. Each keeps its draft while the other one is open. */
export function Composer({ ticket, desk, customer, answer, note, tab, onTab }: ComposerProps) {
  return (
    <div className="mt-6 rounded border border-line-strong bg-surface p-4">
      <TabGroup
        selectedIndex={TABS.indexOf(tab)}
        onChange={(index) => onTab(TABS[index] ?? 'answer')}
      >
        <TabList className="-mx-4 -mt-4 flex border-b border-line px-2">
          {TABS.map((name) => (
            <TabButton
              key={name}
              aria-keyshortcuts={name === 'answer' ? 'r' : 'n'}
              className="-mb-px min-h-touch border-b-2 border-transparent px-3 text-sm text-ink-soft hover:text-ink data-selected:border-ink data-selected:font-semibold data-selected:text-ink"
            >
              {texts[name]}
            </TabButton>
          ))}
        </TabList>
        <TabPanels className="mt-4">
          <TabPanel unmount={false}>
            {ticket.status === 'closed' ? (
              <p className="text-sm text-ink-soft">{texts.closedHint}</p>
            ) : (
              <AnswerForm {...{ ticket, desk, customer }} controls={answer} />
            )}
          </TabPanel>
          <TabPanel unmount={false}>
            <NoteForm controls={note} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </div>
  )
}
