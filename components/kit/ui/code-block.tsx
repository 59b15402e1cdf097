/** Code or data as text; long ones scroll, also by keyboard. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="mt-2 max-h-128 overflow-auto rounded border border-line bg-surface p-4 font-mono text-xs leading-relaxed"
    >
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
