import { CodeBlock } from '@/components/kit/ui/code-block'
import { Button } from '@/components/kit/ui/button'
import { DenseCheck } from '@/components/office/kit/dense-field'
import { toggled } from '@/domain/kit/id-list'
import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'
import { useWebhookExamples } from '@/hooks/office/webhooks/use-webhooks'
import { webhooks as texts } from '@/messages/office/webhooks/webhooks'

interface EventChoicesProps {
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

/** The events of a webhook in one table, with when they happen and an example body each. */
export function EventChoices({ value, fault, onChange }: EventChoicesProps) {
  const { state } = useWebhookExamples()
  const examples = state.status === 'ready' ? state.data : []
  const chosen = value.split(',').filter(Boolean)
  const isAll = chosen.length === WEBHOOK_EVENTS.length
  return (
    <fieldset className="min-w-0">
      <legend className="text-xs text-ink-soft">{texts.fields.events.label}</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">{texts.chosenEvents(chosen.length)}</p>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange(isAll ? '' : WEBHOOK_EVENTS.join(','))}
        >
          {isAll ? texts.noEvents : texts.allEvents}
        </Button>
      </div>
      {fault && <p className="my-1 text-sm text-bad">{fault}</p>}
      {state.status === 'failed' && <p className="text-ink-soft">{texts.exampleLate}</p>}
      <ul className="relative max-h-96 overflow-y-auto border-y border-line-strong">
        {WEBHOOK_EVENTS.map((name) => {
          const body = examples.find((one) => one.name === name)?.body
          return (
            <li
              key={name}
              className="border-b border-line py-1 last:border-b-0 md:flex md:flex-wrap md:items-center md:justify-between md:py-0"
            >
              <DenseCheck
                name="events"
                label={
                  <span className="min-w-0 md:flex md:gap-4">
                    <span className="block font-mono text-xs md:w-48 md:shrink-0 md:leading-5">
                      {name}
                    </span>
                    <span className="block text-ink-soft">{texts.eventTitles[name]}</span>
                  </span>
                }
                checked={chosen.includes(name)}
                onChange={() => onChange(toggled(value, name))}
              />
              {body !== undefined && (
                <details className="max-md:ml-7 md:pr-3 md:open:basis-full md:open:pb-3">
                  <summary className="inline-flex min-h-touch items-center text-xs text-ink-soft underline lg:min-h-6">
                    {texts.example}
                    <span className="sr-only">{` ${name}`}</span>
                  </summary>
                  <CodeBlock label={texts.exampleOf(name)} text={body} />
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
