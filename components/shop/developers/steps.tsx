import { CodeBlock } from '@/components/kit/ui/code-block'

interface StepsProps {
  steps: readonly { title: string; text: string }[]
  commands: readonly string[]
}

/** Numbered shell commands, each with what it does. */
export function Steps({ steps, commands }: StepsProps) {
  return (
    <ol className="mt-6 grid gap-6">
      {commands.map((command, index) => (
        <li key={index} className="min-w-0">
          <h3 className="font-semibold">{`${index + 1}. ${steps[index]?.title ?? ''}`}</h3>
          <p className="mt-1 text-sm text-ink-soft">{steps[index]?.text}</p>
          <CodeBlock label={steps[index]?.title ?? ''} text={command} />
        </li>
      ))}
    </ol>
  )
}
