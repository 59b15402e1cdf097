import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Loaded } from '@/components/kit/ui/loaded'
import { useModal } from '@/hooks/kit/use-modal'
import {
  useTextVersion,
  type ContentEdit,
  type useTextForm,
} from '@/hooks/office/content/use-office-content'
import { officeContent as texts, takeTheirsDialog } from '@/messages/office/content/content'

import { TextDiff } from './text-comparison'

interface TextConflictProps {
  text: ContentEdit
  controls: ReturnType<typeof useTextForm>
}

/** Version conflict that shows both changes side by side. Either choice keeps all text. */
export function TextConflict({ text, controls }: TextConflictProps) {
  const { form, take, type } = controls
  const { latest, author } = text
  const begun = useTextVersion(text, form.seen)
  const { ask } = useModal()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const takeTheirs = async () => {
    if (await ask(takeTheirsDialog)) take(text)
  }
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-5 border-l-2 border-warn px-3 py-1 outline-none"
    >
      <p className="max-w-read">{texts.news(latest, author)}</p>
      <Loaded state={begun.state} onRetry={begun.retry}>
        {(before) => (
          <div className="mt-3 grid grid-cols-1 items-start gap-6 md:grid-cols-2">
            <div className="min-w-0">
              <h2 className="text-sm font-medium">{texts.theirs(latest)}</h2>
              <TextDiff before={before} after={text} />
            </div>
            <div className="min-w-0">
              <h2 className="text-sm font-medium">{texts.yours}</h2>
              <TextDiff before={before} after={form} />
            </div>
          </div>
        )}
      </Loaded>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => type({ seen: latest })}>
          {texts.keepMine}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void takeTheirs()}>
          {texts.takeTheirs}
        </Button>
      </div>
    </div>
  )
}
