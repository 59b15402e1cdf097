/** A request or an answer; long ones scroll, also by keyboard. */
export function CodeText({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="mt-1 mb-2 max-h-72 overflow-auto rounded border border-line bg-paper p-3 font-mono text-xs leading-relaxed"
    >
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
