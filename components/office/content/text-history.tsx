import { useState, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useModal } from '@/hooks/kit/use-modal'
import { useTextActions, type ContentEdit } from '@/hooks/office/content/use-office-content'
import { toSentence } from '@/messages/kit/errors'
import { officeContent as texts, restoreDialog } from '@/messages/office/content/content'

import { TextComparison } from './text-comparison'

interface TextHistoryProps {
  text: ContentEdit
  /** Whether the form has unsaved input, which would conflict with a restored version. */
  isTouched: boolean
  mayWrite: boolean
  onRestored: (text: ContentEdit, done: string) => void
  onShow: (text: ContentEdit, done: string) => void
}

type Version = ContentEdit['history'][number]

const SIDES = ['before', 'after'] as const
export function TextHistory(props: TextHistoryProps) {
  const { text, isTouched, mayWrite } = props
  const { history, latest } = text
  const [chosen, setChosen] = useState({ before: latest - 1, after: latest, at: latest })
  // After a save, first show the comparison of the latest version with the one before it.
  if (chosen.at !== latest) setChosen({ before: latest - 1, after: latest, at: latest })
  return (
    <section aria-labelledby="history-title" className="mt-10 border-t border-line pt-4 text-sm">
      <h2 id="history-title" className="text-lg">
        {texts.history}
      </h2>
      <p className="mt-1 text-ink-soft">
        {history.length > 1 && texts.historyLead} {isTouched && mayWrite && texts.restoreLater}
      </p>
      <div className="mt-3 grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <div>
          {history.length > 1 && <Sides />}
          <ol className="border-t border-line">
            {history.map((version) => (
              <VersionRow
                key={version.number}
                {...{ version, chosen }}
                canCompare={history.length > 1}
                onChoose={(change) => setChosen({ ...chosen, ...change })}
                action={
                  mayWrite && version.number !== latest && <OldVersion {...{ ...props, version }} />
                }
              />
            ))}
          </ol>
        </div>
        {chosen.before > 0 && <TextComparison address={text} {...chosen} />}
      </div>
    </section>
  )
}

/** Restores a version, or cancels its scheduled publication. */
function OldVersion(props: TextHistoryProps & { version: Version }) {
  const { text, version, isTouched, onRestored, onShow } = props
  const { number, publish_at } = version
  const { restore, schedule } = useTextActions(text)
  const { ask } = useModal()
  const bringBack = async () => {
    if (!(await ask(restoreDialog(number, text.latest + 1)))) return
    const restored = await restore.run(number, text.latest)
    if (restored) onRestored(restored.answer, texts.restored(number, restored.answer.latest))
  }
  const unschedule = async () => {
    const moved = await schedule.run(number, null)
    if (moved) onShow(moved.answer, texts.unscheduled(number))
  }
  const failure = restore.error ?? schedule.error
  return (
    <>
      {publish_at !== null && publish_at > new Date().toISOString() && (
        <Button
          variant="secondary"
          size="small"
          isLoading={schedule.isRunning}
          aria-label={texts.unscheduleOf(number)}
          onClick={() => void unschedule()}
        >
          {texts.unschedule}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        disabled={isTouched}
        isLoading={restore.isRunning}
        aria-label={texts.restoreOf(number)}
        onClick={() => void bringBack()}
      >
        {texts.restore}
      </Button>
      {failure && <ErrorNotice sentence={toSentence(failure)} className="w-full" />}
    </>
  )
}

/** Visible headings above the version pickers, whose own labels are only for screen readers. */
function Sides() {
  return (
    <p aria-hidden="true" className="flex text-xs text-ink-soft">
      {SIDES.map((side) => (
        <span key={side} className="w-11 text-center lg:w-12">
          {texts[side]}
        </span>
      ))}
    </p>
  )
}

interface VersionRowProps {
  version: Version
  chosen: { before: number; after: number }
  canCompare: boolean
  onChoose: (change: { before?: number; after?: number }) => void
  action: ReactNode
}

function VersionRow({ version, chosen, canCompare, onChoose, action }: VersionRowProps) {
  const { number, note, title } = version
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      {canCompare && (
        <span className="flex">
          {SIDES.map((side) => (
            <label key={side} className="grid size-touch place-items-center lg:h-9 lg:w-12">
              <input
                type="radio"
                name={`compare-${side}`}
                aria-label={texts.compareAs(number, texts[side])}
                checked={chosen[side] === number}
                onChange={() => onChoose({ [side]: number })}
                className="size-5 accent-ink"
              />
            </label>
          ))}
        </span>
      )}
      <span className="min-w-48 flex-1">
        <span className="font-medium">{texts.version(number)}</span>{' '}
        <span className="text-ink-soft">
          {texts.versionState(version, new Date().toISOString())}
        </span>
        <span className="block wrap-anywhere">{note || title}</span>
        <span className="block text-ink-soft">{texts.versionLine(version)}</span>
      </span>
      {action}
    </li>
  )
}
