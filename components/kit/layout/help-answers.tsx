import Link from 'next/link'
import { useState } from 'react'

import { Marked } from '@/components/kit/ui/marked'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { helpTopicAddress } from '@/domain/community/help-center/help-center'
import { useHelpAnswers } from '@/hooks/community/help-center/use-help-answers'
import { helpAnswers as texts } from '@/messages/community/help-center/help-answers'

interface HelpAnswersProps {
  message: string
  /** Later results aren't shown, because they would move what the user reaches for. */
  isWriting: boolean
}

/** Suggests help articles while the user writes a message; renders nothing without matches. */
export function HelpAnswers({ message, isWriting }: HelpAnswersProps) {
  const found = useHelpAnswers(message)
  const [answers, setAnswers] = useState(found)
  if (isWriting && found !== answers) setAnswers(found)
  return (
    <>
      <VisuallyHidden role="status">
        {answers.length > 0 && texts.announced(answers.length)}
      </VisuallyHidden>
      {answers.length > 0 && (
        <section aria-labelledby="help-answers" className="border-t border-line pt-5">
          <h2 id="help-answers" className="font-semibold">
            {texts.title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{texts.inputRetained}</p>
          <ul className="mt-3 border-b border-line">
            {answers.map(({ id, slug, title, found }) => (
              <li key={id} className="border-t border-line">
                <Link
                  href={helpTopicAddress(slug, found.anchor)}
                  prefetch={false}
                  className="group block min-h-touch py-3"
                >
                  <span className="font-medium decoration-1 underline-offset-4 group-hover:underline">
                    {title}
                  </span>
                  <span className="mt-0.5 block text-sm text-ink-soft">
                    <Marked text={found.text} marks={found.marks} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
