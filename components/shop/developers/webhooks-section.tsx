import { webhooks as texts } from '@/messages/shop/developers/webhooks'

import { CodeBlock } from '@/components/kit/ui/code-block'

export interface WebhookReference {
  events: { name: string; title: string }[]
  /** Body of one event. */
  example: string
}

/** What webhooks send, and how receivers verify it. */
export function WebhooksSection({ events, example }: WebhookReference) {
  return (
    <section aria-labelledby="webhooks" className="mt-12">
      <div className="max-w-read">
        <h2 id="webhooks" className="scroll-mt-8 text-3xl">
          {texts.title}
        </h2>
        <p className="mt-3 text-ink-soft">{texts.lead}</p>
        <h3 className="mt-6 font-semibold">{texts.verify.title}</h3>
        <p className="mt-1 text-sm text-ink-soft">{texts.verify.text}</p>
        <CodeBlock label={texts.verify.title} text={texts.verify.code} />
      </div>
      <dl className="mt-6 grid gap-x-10 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
        {texts.rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 font-semibold">{texts.events}</h3>
      <dl className="mt-2 gap-x-10 text-sm md:columns-2">
        {events.map(({ name, title }) => (
          <div key={name} className="break-inside-avoid border-t border-line py-2">
            <dt className="font-mono">{name}</dt>
            <dd className="text-ink-soft">{title}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 font-semibold">{texts.example}</h3>
      <CodeBlock label={texts.example} text={example} />
    </section>
  )
}
