/** Code with a copy button; scrolls sideways, also by keyboard. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="mt-2 overflow-x-auto rounded border border-line bg-surface p-4 font-mono text-xs leading-relaxed"
    >
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
