import { developers } from '@/messages/shop/developers/developers'

import { CodeBlock } from './code-block'

export function FirstOrder({ commands }: { commands: string[] }) {
  const { title, lead, steps } = developers.firstOrder
  return (
    <section aria-labelledby="first-order" className="mt-12 max-w-read">
      <h2 id="first-order" className="scroll-mt-8 text-3xl">
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">{lead}</p>
      <ol className="mt-6 grid gap-6">
        {commands.map((command, index) => (
          <li key={index} className="min-w-0">
            <h3 className="font-semibold">{`${index + 1}. ${steps[index]?.title ?? ''}`}</h3>
            <p className="mt-1 text-sm text-ink-soft">{steps[index]?.text}</p>
            <CodeBlock label={steps[index]?.title ?? ''} text={command} />
          </li>
        ))}
      </ol>
    </section>
  )
}
