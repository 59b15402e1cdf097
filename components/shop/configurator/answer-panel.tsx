import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

import { IconButton } from '@/components/kit/ui/icon-button'
import { answerTexts } from '@/messages/shop/configurator/configurator-parts'

interface AnswerPanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Calculation behind a figure, above the bar. Not a dialog, so the page stays usable next to it. */
export function AnswerPanel({ title, onClose, children }: AnswerPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div
      id="answer-panel"
      role="group"
      aria-labelledby="answer-panel-title"
      className="absolute inset-x-0 bottom-full max-h-[60dvh] overflow-y-auto overscroll-contain border-t border-line bg-surface lg:right-auto lg:max-h-[calc(100dvh-7rem)] lg:w-[34rem] lg:border-r"
    >
      <div className="sticky top-0 flex items-center justify-between bg-surface pt-2 pr-3 pl-5 lg:pl-10">
        <h2 id="answer-panel-title" ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        <IconButton label={answerTexts.close} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="px-5 pb-6 lg:px-10">{children}</div>
    </div>
  )
}
