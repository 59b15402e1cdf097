import { Wrench } from 'lucide-react'
import type { MouseEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { Build } from '@/domain/shop/bikes/bike'
import type { Fix } from '@/domain/shop/bikes/fixes'
import { configurator as texts } from '@/messages/shop/configurator/configurator'

interface OptionFixesProps {
  /** Title of the option that the fixes make available. */
  title: string
  fixes: readonly Fix[]
  lead?: string
  onTake: (build: Build) => void
}

/** Fixes for a rejected option: each button chooses the option and everything that it requires. */
export function OptionFixes({ title, fixes, lead, onTake }: OptionFixesProps) {
  function take(event: MouseEvent<HTMLButtonElement>, fix: Fix) {
    // The button disappears with the rejection, so move the focus to the option that is now chosen.
    const option = event.currentTarget.closest('[data-option]')?.querySelector('input')
    const next = option ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
    onTake(fix.build)
  }
  // A fix without changes says that the build stays as it is, so it has no button.
  const found = fixes.find(({ changes }) => changes.length === 0)
  if (found) return <p className="text-sm text-ink-soft">{texts.fixKept(found.title)}</p>
  const isTaken = fixes.every(({ takesOption }) => takesOption)
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">
        {lead ?? (isTaken ? texts.fixLead : texts.fixInstead)}
      </p>
      <ul className="flex flex-wrap gap-2">
        {fixes.map((fix) => (
          <li key={fix.title}>
            <Button
              variant="secondary"
              className="!px-3.5 !py-2 text-left text-sm"
              onClick={(event) => take(event, fix)}
            >
              <Wrench aria-hidden="true" className="size-4 shrink-0" />
              <span>
                {fix.takesOption && <VisuallyHidden>{texts.fixFor(title)}</VisuallyHidden>}
                {fix.title}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
