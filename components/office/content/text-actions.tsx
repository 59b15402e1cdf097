import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { momentTyped } from '@/domain/kit/moment-field'
import { useModal } from '@/hooks/kit/use-modal'
import {
  useTextActions,
  type ContentEdit,
  type useTextForm,
} from '@/hooks/office/content/use-office-content'
import { useNow } from '@/hooks/kit/use-now'
import { toSentence } from '@/messages/kit/errors'
import {
  offlineDialog,
  officeContent as texts,
  takeTheirsDialog,
} from '@/messages/office/content/content'

import { DenseField } from '@/components/office/kit/dense-field'

interface TextActionsProps {
  text: ContentEdit
  controls: ReturnType<typeof useTextForm>
  onShow: (text: ContentEdit, done: string) => void
}

/** Saves, publishes, schedules or unpublishes a text; without changes, publishes the saved version. */
export function TextActions({ text, controls, onShow }: TextActionsProps) {
  const { isTouched, isSending, isNews, save } = controls
  const { schedule } = useTextActions(text)
  const [newest] = text.history
  const waits = newest !== undefined && !newest.is_public
  const isPlanned = newest?.publish_at != null && newest.publish_at > new Date().toISOString()

  const move = async (at: string | null, done: string) => {
    const moved = await schedule.run(text.latest, at)
    if (!moved) return
    controls.take(moved.answer)
    onShow(moved.answer, done)
  }
  const publish = (at: string, done: string) => (isTouched ? save(at) : void move(at, done))

  const isIdle = !isTouched && !waits
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <Button type="submit" size="small" isLoading={isSending} disabled={!isTouched || isNews}>
          {texts.save}
        </Button>
        <Button
          variant="secondary"
          size="small"
          isLoading={schedule.isRunning}
          disabled={isIdle || isNews}
          onClick={() => publish(new Date().toISOString(), texts.published(text.latest))}
        >
          {texts.publish}
        </Button>
        <Later
          isOff={isIdle || isNews}
          onSchedule={(at) => publish(at, texts.scheduled(text.latest, at))}
        />
        {isPlanned && !isTouched && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => void move(null, texts.unscheduled(text.latest))}
          >
            {texts.unschedule}
          </Button>
        )}
        {isTouched && <Discard onDiscard={() => controls.take(text)} />}
        <Offline {...{ text, onShow }} />
      </div>
      {schedule.error && (
        <ErrorNotice sentence={toSentence(schedule.error)} className="mb-3 max-w-xl" />
      )}
    </>
  )
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const { ask } = useModal()
  const discard = async () => {
    if (await ask(takeTheirsDialog)) onDiscard()
  }
  return (
    <Button variant="quiet" size="small" onClick={() => void discard()}>
      {texts.discard}
    </Button>
  )
}

interface LaterProps {
  isOff: boolean
  onSchedule: (at: string) => void
}

function Later({ isOff, onSchedule }: LaterProps) {
  const [typed, setTyped] = useState('')
  const now = useNow()
  const at = momentTyped(typed)
  const isSound = at !== null && now !== null && new Date(at) > now
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DenseField
        type="datetime-local"
        name="at"
        label={`${texts.at} (${texts.atHint})`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        variant="secondary"
        size="small"
        disabled={isOff || !isSound}
        onClick={() => at && onSchedule(at)}
      >
        {texts.schedule}
      </Button>
    </div>
  )
}

function Offline({ text, onShow }: Pick<TextActionsProps, 'text' | 'onShow'>) {
  const { archive } = useTextActions(text)
  const { ask } = useModal()
  const isOffline = text.status === 'archived'
  const change = async () => {
    if (!isOffline && !(await ask(offlineDialog(text.title)))) return
    const changed = await archive.run(!isOffline)
    if (changed) onShow(changed.answer, isOffline ? texts.putOnline : texts.tookOffline)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="sm:ml-auto"
        isLoading={archive.isRunning}
        onClick={() => void change()}
      >
        {isOffline ? texts.online : texts.offline}
      </Button>
      {archive.error && <ErrorNotice sentence={toSentence(archive.error)} className="w-full" />}
    </>
  )
}
